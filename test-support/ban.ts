import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import type { Person } from './community.ts';
import { decideAsRead } from './decide-as-read.ts';
import type { TestClient } from './test-client.ts';

/** Bans somebody as a moderator does: for a prayer request of theirs, which `reporter` reports. @returns the decision's id, and the case's */
export async function ban(
  moderator: TestClient,
  { banned, reporter }: { banned: Person; reporter: Person },
  length: 'week' | 'for-good',
): Promise<{ decisionId: string; caseId: string }> {
  const text = `Go away: ${banned.id}`;
  const body = { text, audience: { kind: 'everyone', id: null }, isAnonymous: false } as const;
  const wordsId = (await banned.client.call(createRequest, { body })).body.id;
  const report = { kind: 'prayer-request', wordsId, reason: 'cruel' } as const;
  await reporter.client.call(createReport, { body: report });
  const { id: caseId } = (await moderator.call(listCases, {})).body.find(({ excerpt }) => excerpt === text)!;
  const decided = await decideAsRead(moderator, {
    params: { caseId },
    body: { action: 'ban', reason: 'cruel', length },
  });
  if (decided.status !== 201) throw new Error(`ban: ${decided.status}`);
  return { decisionId: decided.body.decisionId, caseId };
}
