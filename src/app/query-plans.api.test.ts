import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinGroup } from '#features/groups/joining.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { createEncouragement } from '#features/prayer/encouragements.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import { personNamed } from '#test-support/community.ts';
import { startedBy } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { recordPreparedStatements } from '#test-support/prepared-statements.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import { endpointsOf } from './endpoints-of.ts';
import { serverFeatures } from './server-features.ts';

/** What has few rows however many people there are, or was found by an index or limited in the query itself and is counted then. */
const FEW =
  /^SCAN (?:(?:\d+ )?CONSTANT ROWS?|span|installation|pragma_\w+|inside|last|latest|due|waiting|others|some)\b/;
/** Read once a day, by a job; and the index of the cases that are open, which is as long as the moderators' work. */
const ON_PURPOSE = /^SCAN (?:quarantined_object |moderation_case USING INDEX moderation_case_waiting )/;

const statements = recordPreparedStatements();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp('sqlite', null);
});
afterAll(async () => {
  await app?.stop();
  statements.end();
});

it('no call that reads, and no job, reads a table whole', async () => {
  const admin = await hostOf(app, 'anna', 'admin');
  const ruth = await personNamed(app, 'ruth');
  const caleb = await personNamed(app, 'caleb');
  const everyone = { audience: { kind: 'everyone', id: null }, isAnonymous: false } as const;
  const asked = await ruth.client.call(createRequest, { body: { text: 'For Naomi.', ...everyone } });
  const params = { requestId: asked.body.id };
  await caleb.client.call(createEncouragement, { params, body: { text: 'I am with you.' } });
  const report = { kind: 'prayer-request', wordsId: asked.body.id, reason: 'selling' } as const;
  await caleb.client.call(createReport, { body: report });
  const [one] = (await admin.call(listCases, {})).body;
  app.clock.advance({ minutes: 1 });
  const groupId = await startedBy(ruth, { admission: 'request' });
  await caleb.client.call(joinGroup, { params: { groupId }, body: { word: 'May I?' } });
  const known: Record<string, string> = { ...params, personId: ruth.id, caseId: one!.id, groupId };

  statements.forget();
  for (const { method, path, raw } of endpointsOf(serverFeatures)) {
    if (method !== 'GET' || raw) continue;
    const address = path.replace(/:(\w+)/g, (_, name: string) => known[name] ?? 'none');
    const query = path.startsWith('/api/groups/') && path.endsWith('/search') ? ['?q=soup', '?q=so'] : [''];
    for (const client of [admin, ruth.client])
      for (const q of query) await client.send('GET', `${address}${q}`);
  }
  for (const job of serverFeatures.flatMap((feature) => feature.jobs?.(app.server.deps) ?? [])) {
    await job.run(new AbortController().signal);
  }

  const steps = statements.plans();
  expect(steps.length).toBeGreaterThan(200);
  // Reading an index from its beginning is how the first of an order, or a limited number, is found.
  const isScan = (step: string) =>
    /^SCAN /.test(step) && !(/^SCAN \S+ USING /.test(step) && / limit /.test(step));
  expect(steps.filter((step) => isScan(step) && !FEW.test(step) && !ON_PURPOSE.test(step))).toEqual([]);
});
