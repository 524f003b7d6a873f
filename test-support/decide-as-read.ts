import type { CallInput } from '#contract/define-endpoint.ts';
import { decideCase } from '#features/moderation/decisions.contract.ts';
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
  const read = await client.send('GET', `/api/moderation/cases/${params.caseId}`);
  const { words } = read.body as { words?: { version: string } | null };
  return client.call(decideCase, { params, body: { ...body, seen: words?.version ?? null } }, headers);
}
