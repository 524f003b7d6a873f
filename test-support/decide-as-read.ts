import type { CallInput } from '#contract/define-endpoint.ts';
import { decideCase, liftAction } from '#features/moderation/decisions.contract.ts';
import type { TestClient } from './test-client.ts';

interface Decision {
  params: { caseId: string };
  body: Omit<CallInput<typeof decideCase>['body'], 'seen'>;
}

/** Reads a case and decides it, as a moderator does: about the words as they are now. */
export async function decideAsRead(
  client: TestClient,
  { params, body }: Decision,
  headers?: Record<string, string>,
) {
  const seen = await versionRead(client, params.caseId);
  return client.call(decideCase, { params, body: { ...body, seen } }, headers);
}

/** Reads a case and lifts what was done in it. */
export async function liftAsRead(client: TestClient, { caseId, id }: { caseId: string; id: string }) {
  const seen = await versionRead(client, caseId);
  return client.call(liftAction, { params: { actionId: id }, body: { reason: 'read-wrongly', seen } });
}

async function versionRead(client: TestClient, caseId: string): Promise<string | null> {
  const read = await client.send('GET', `/api/moderation/cases/${caseId}`);
  return (read.body as { words?: { version: string } | null }).words?.version ?? null;
}
