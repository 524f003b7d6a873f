import { expect } from 'vitest';
import { createReport } from '#features/moderation/moderation.contract.ts';
import type { Decision } from '#features/moderation/moderation.rules.ts';
import { type Person, personNamed } from './community.ts';
import { decideAsRead } from './decide-as-read.ts';
import { hostOf } from './hosts.ts';
import type { createNotes } from './notes-feature.ts';
import type { TestApp } from './start-test-app.ts';
import type { TestClient } from './test-client.ts';

/** Who stands around a case: its author, who reports it, two moderators and an administrator. */
export async function peopleOfCases(app: TestApp) {
  return {
    author: await personNamed(app, 'caleb'),
    reporter: await personNamed(app, 'ruth'),
    mia: await hostOf(app, 'mia', 'moderator'),
    max: await hostOf(app, 'max', 'moderator'),
    admin: await hostOf(app, 'amos', 'admin'),
  };
}

/** Writes a note and reports it. @returns its id and its case's; what it earned stands in the ledger */
export async function reportedNote(
  app: TestApp,
  write: ReturnType<typeof createNotes>['write'],
  {
    text,
    by,
    reporter,
    how = {},
  }: { text: string; by: Person; reporter: Person; how?: { isAnonymous?: boolean } },
) {
  const { id } = await write(app, by.id, text, how);
  const { status } = await reporter.client.call(createReport, {
    body: { kind: 'note', wordsId: id, reason: 'cruel' },
  });
  expect(status).toBe(201);
  const { id: caseId } = await app.db
    .selectFrom('moderation_case')
    .select('id')
    .where('words_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, caseId };
}

/** Decides a case, for a reason that fits most decisions unless `more` has another. */
export async function decide(client: TestClient, caseId: string, action: Decision, more: object = {}) {
  return decideAsRead(client, { params: { caseId }, body: { action, reason: 'cruel', ...more } });
}
