import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import type { Person } from './community.ts';
import { decideAsRead } from './decide-as-read.ts';
import type { TestClient } from './test-client.ts';

/** Mutes somebody for a month as a moderator does: for a prayer request of theirs, which `reporter` reports. */
export async function mute(moderator: TestClient, muted: Person, reporter: Person): Promise<void> {
  const body = { text: 'Be quiet', audience: { kind: 'everyone', id: null }, isAnonymous: false } as const;
  const wordsId = (await muted.client.call(createRequest, { body })).body.id;
  const report = { kind: 'prayer-request', wordsId, reason: 'cruel' } as const;
  await reporter.client.call(createReport, { body: report });
  const [one] = (await moderator.call(listCases, {})).body;
  const decision = { action: 'mute', reason: 'cruel', length: 'month' } as const;
  const decided = await decideAsRead(moderator, { params: { caseId: one!.id }, body: decision });
  if (decided.status !== 201) throw new Error(`mute: ${decided.status}`);
}
