import { beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/define-endpoint.ts';
import { endpointUrl } from '#contract/endpoint-url.ts';
import { FOREVER } from '#contract/for-good.ts';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { createInvitation } from '#features/admission/admission.contract.ts';
import { createCircleLink, inviteToCircle } from '#features/circle/circle.contract.ts';
import { createDatePoll } from '#features/date-polls/date-polls.contract.ts';
import { createGathering } from '#features/gatherings/gatherings.contract.ts';
import { addGroupFile } from '#features/groups/files.contract.ts';
import { createGroupLink } from '#features/groups/joining.contract.ts';
import { addToPlan } from '#features/groups/plan.contract.ts';
import { listPosts } from '#features/groups/posts.contract.ts';
import { createTopic } from '#features/groups/talk.contract.ts';
import { listActions } from '#features/moderation/decisions.contract.ts';
import { createReport, getCase, listCases } from '#features/moderation/moderation.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { setBan } from '#features/people/server/for-other-features.ts';
import { createPlan } from '#features/plans/plans.contract.ts';
import { createEncouragement } from '#features/prayer/encouragements.contract.ts';
import { createFolder, createItem } from '#features/prayer/prayer-list.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { type Person, personNamed, trust } from '#test-support/community.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { dayAhead, SUPPER } from '#test-support/gatherings.ts';
import { GROUP, startedBy } from '#test-support/group-people.ts';
import { giveRole, hostOf } from '#test-support/hosts.ts';
import { member } from '#test-support/members.ts';
import { store } from '#test-support/my-files.ts';
import { deviceOfNobody } from '#test-support/push-server.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { ANSWERS, CALLERS, type CallerName } from '#test-support/who-may-call-answers.ts';
import { endpointsOf } from './endpoints-of.ts';
import { serverFeatures } from './server-features.ts';

const FEATURES =
  'people circle notifications moderation guidelines admission administration help groups prayer gatherings date-polls milestones plans quests reminders today year'.split(
    ' ',
  );
const endpoints = endpointsOf(serverFeatures.filter(({ name }) => FEATURES.includes(name)));
const nameOf = (e: Endpoint) => `${e.method} ${e.path}`;

const expected = new Map(
  ANSWERS.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([method, path, ...statuses]) => [`${method} ${path}`, statuses.map(Number)]),
);

/** In what is Ruth's alone: nobody else is ever shown it. */
const SECRET = 'the-words-of-ruth-alone';
/** In what moderators keep: members are never shown it. */
const FOR_MODERATORS = 'the-words-for-moderators';

const QUERIES: Record<string, Record<string, string>> = {
  'POST /api/reminder/end': { token: 'x' },
  'GET /api/year/entries': { of: '2026' },
  'GET /api/groups/:groupId/search': { q: 'soup' },
  'POST /api/letters/weekly/stop': { token: 'x' },
  'POST /api/letters/events/stop': { token: 'x' },
  'GET /api/gatherings/between': { from: '2026-11-01', before: '2026-12-01', timezone: 'UTC' },
};

describeOnBothEngines('who may call', (app) => {
  let ruth: Person;
  let callers: Record<CallerName, TestClient>;
  let ids: Record<string, string>;
  let seen: string;
  let bodies: Record<string, unknown>;

  const ask = async (who: Pick<Person, 'client'>, text: string, kind: 'everyone' | 'only-me' = 'everyone') =>
    (
      await who.client.call(createRequest, {
        body: { text, audience: { kind, id: null }, isAnonymous: false },
      })
    ).body.id;
  const report = async (by: Pick<Person, 'client'>, kind: string, wordsId: string, comment = '') =>
    (await by.client.call(createReport, { body: { kind, wordsId, reason: 'cruel', comment } })).status;

  beforeAll(async () => {
    ruth = await personNamed(app(), 'ruth');
    const naomi = await personNamed(app(), 'naomi');
    const muted = await personNamed(app(), 'muted');
    for (const { id } of [ruth, naomi, muted]) await trust(app(), id);
    const banned = await personNamed(app(), 'banned');
    const young = await member(app(), 'young', { age: 'under-16' });
    const judge = await hostOf(app(), 'judge', 'moderator');
    const weak = await app().user('weak');
    await giveRole(app(), 'weak', 'moderator');

    const [mine, ofMuted, warned, ofNaomi] = [
      await ask(ruth, 'For peace'),
      await ask(muted, 'Be quiet'),
      await ask(ruth, 'For rain'),
      await ask(naomi, 'For Moab'),
    ];
    const encouraged = await ruth.client.call(createEncouragement, {
      params: { requestId: ofNaomi },
      body: { text: 'I pray with you' },
    });
    await naomi.client.call(createEncouragement, { params: { requestId: mine }, body: { text: 'And I' } });
    for (const wordsId of [ofMuted, warned]) await report(naomi, 'prayer-request', wordsId);
    for (const { id: caseId, excerpt } of (await judge.call(listCases, {})).body) {
      const action = excerpt === 'Be quiet' ? ('mute' as const) : ('warn' as const);
      const length = action === 'mute' ? { length: 'month' as const } : {};
      await decideAsRead(judge, { params: { caseId }, body: { action, reason: 'cruel', ...length } });
    }
    const done = (await judge.call(listActions, {})).body.find(({ action }) => action === 'warn')!;
    const decided = await app()
      .db.selectFrom('moderation_action')
      .select('decision_id')
      .where('id', '=', done.id)
      .executeTakeFirstOrThrow();
    expect(await report(naomi, 'prayer-request', mine, FOR_MODERATORS)).toBe(201);
    const [open] = (await judge.call(listCases, {})).body;
    const judged = (await judge.call(getCase, { params: { caseId: open!.id } })).body;
    expect(judged.author?.id).toBe(ruth.id);
    seen = judged.words!.version;
    app().clock.advance({ minutes: 11 });
    await app().server.idle();
    await ruth.client.call(inviteToCircle, { params: { personId: naomi.id } });
    const { client } = ruth;
    const folder = (await client.call(createFolder, { body: { name: SECRET } })).body;
    const item = (await client.call(createItem, { body: { text: SECRET, folderId: folder.id } })).body;
    const link = (await client.call(createCircleLink, { body: { uses: 20 } })).body;
    const [notification] = (await client.call(listNotifications, {})).body;
    const invitation = (
      await judge.call(createInvitation, { body: { uses: 1, days: 1, note: FOR_MODERATORS } })
    ).body;
    await inTransaction(app().db, (tx) =>
      setBan(tx, banned.id, FOREVER, { events: app().server.deps.events, now: app().clock.now() }),
    );
    const groupId = await startedBy(ruth, { name: SECRET, admission: 'link' });
    const planned = { references: ['Acts 2:42-47'], startsOn: '2026-11-16', every: 'week' as const };
    const { passages } = (await client.call(addToPlan, { params: { groupId }, body: planned })).body;
    const topic = { title: SECRET, text: SECRET };
    const threadId = (await client.call(createTopic, { params: { groupId }, body: topic })).body.id;
    const [post] = (await client.call(listPosts, { params: { threadId }, query: {} })).body;
    const shared = { fileId: await store(client, SECRET), title: SECRET };
    const body = { ...SUPPER, groupId, title: SECRET, brings: [SECRET] };
    const supper = (await client.call(createGathering, { body })).body;
    const twoDates = {
      groupId,
      title: SECRET,
      minutes: 60,
      timezone: 'UTC',
      startsAt: [1, 2].map((days) => dayAhead(days, '19:00', '20:00').startsAt),
    };
    const poll = (await client.call(createDatePoll, { body: twoDates })).body;
    const ofBooks = { from: { bookId: 'MRK', chapter: 1 }, to: { bookId: 'MRK', chapter: 16 } };
    const began = {
      startsOn: '2026-11-20',
      weekdays: [1, 2, 3, 4, 5, 6, 7] as (1 | 2 | 3 | 4 | 5 | 6 | 7)[],
    };
    const ofPlan = { ...began, ...ofBooks, pace: { kind: 'days' as const, days: 16 } };
    const plan = (await client.call(createPlan, { body: { ...ofPlan, name: SECRET } })).body;
    ids = {
      planId: plan.id,
      readyId: 'ruth-four-days',
      at: '0',
      date: '2026-11-20',
      personId: ruth.id,
      id: link.id,
      token: 'x'.repeat(43),
      notificationId: notification!.id,
      caseId: open!.id,
      decisionId: decided.decision_id,
      actionId: done.id,
      invitationId: invitation.id,
      groupId,
      passageId: passages[0]!.id,
      threadId,
      postId: post!.id,
      fileName: '640.webp',
      linkId: (await client.call(createGroupLink, { params: { groupId }, body: { uses: 1 } })).body.id,
      groupFileId: (await client.call(addGroupFile, { params: { groupId }, body: shared })).body.id,
      requestId: await ask(ruth, SECRET, 'only-me'),
      encouragementId: encouraged.body.id,
      gatheringId: supper.gatheringId,
      start: supper.start,
      lineId: supper.brings[0]!.id,
      pollId: poll.id,
      dateId: poll.dates[0]!.id,
      itemId: item.id,
      folderId: folder.id,
    };
    const words = { text: 'Words of another' };
    const everyone = { kind: 'everyone', id: null };
    bodies = {
      'PATCH /api/people/me': { shownAs: 'full' },
      'PUT /api/people/me/age': { answer: 'grown' },
      'PUT /api/people/:personId/age': { answer: 'grown' },
      'POST /api/circle/links': { uses: 1 },
      'PUT /api/notifications/read': { upTo: ids['notificationId'] },
      'PATCH /api/notifications/settings': { weeklyLetter: false },
      'PUT /api/notifications/device': { device: deviceOfNobody() },
      'POST /api/moderation/reports': {
        kind: 'prayer-request',
        wordsId: ids['requestId'],
        reason: 'cruel',
      },
      'POST /api/moderation/cases/:caseId/decisions': { action: 'dismiss', reason: 'nothing-wrong', seen },
      'POST /api/moderation/actions/:actionId/lift': { reason: 'settled', seen: null },
      'POST /api/moderation/actions/:actionId/appeal': words,
      'POST /api/guidelines/agreement': { version: 'another' },
      'POST /api/invitations': { uses: 1, days: 1, note: null },
      'PUT /api/admin/people/:personId/role': { role: 'member' },
      'POST /api/groups': { ...GROUP, name: 'Mine' },
      'PATCH /api/groups/:groupId': { name: 'Mine' },
      'PUT /api/groups/:groupId/archived': { isArchived: true },
      'PUT /api/groups/:groupId/muted': { isMuted: true },
      'POST /api/groups/:groupId/plan': planned,
      'PATCH /api/groups/:groupId/plan/:passageId': { startsOn: '2026-11-23' },
      'POST /api/groups/:groupId/topics': { title: 'Mine', text: 'Mine' },
      'POST /api/groups/threads/:threadId/posts': words,
      'PATCH /api/groups/posts/:postId': words,
      'PUT /api/groups/posts/:postId/vote': { options: [0] },
      'PUT /api/groups/posts/:postId/hidden': { isHidden: true },
      'PUT /api/groups/topics/:threadId/hidden': { isHidden: true },
      'PUT /api/groups/threads/:threadId/read': { until: 1 },
      'PUT /api/groups/threads/:threadId/muted': { isMuted: true },
      'POST /api/groups/:groupId/join': {},
      'POST /api/groups/:groupId/asking/:personId/decline': {},
      'POST /api/groups/:groupId/links': { uses: 1 },
      'PUT /api/groups/:groupId/members/:personId/role': { role: 'member' },
      'PUT /api/groups/:groupId/members/:personId/offer': { way: 'beside' },
      'PUT /api/groups/:groupId/offer': { offerId: 'one', answer: 'not-now' },
      'POST /api/groups/:groupId/files': { fileId: 'none', title: 'Mine' },
      'PATCH /api/groups/files/:groupFileId': { title: 'Mine' },
      'POST /api/gatherings': { ...SUPPER, groupId },
      'PATCH /api/gatherings/:gatheringId/:start': { scope: 'one', title: 'Mine' },
      'PUT /api/gatherings/:gatheringId/:start/cancelled': { scope: 'one' },
      'PUT /api/gatherings/:gatheringId/:start/answer': { answer: 'going' },
      'PUT /api/gatherings/:gatheringId/:start/series-answer': { answer: 'going' },
      'POST /api/gatherings/:gatheringId/:start/lines': { text: 'Mine', isMine: true },
      'PUT /api/gatherings/:gatheringId/:start/lines/:lineId/mine': { isMine: true },
      'PUT /api/gatherings/:gatheringId/:start/came/:personId': { came: true },
      'POST /api/date-polls': { ...twoDates, title: 'Mine' },
      'POST /api/date-polls/:pollId/dates': { startsAt: dayAhead(3, '19:00', '20:00').startsAt },
      'PUT /api/date-polls/:pollId/dates/:dateId/answer': { answer: 'yes' },
      'PUT /api/date-polls/:pollId/decision': { dateId: poll.dates[0]!.id, place: '' },
      'PATCH /api/gathering-calendar': { areLettersOn: false },
      'PUT /api/milestones/card': { ids: [] },
      'POST /api/plans': { ...ofPlan, name: 'Mine' },
      'POST /api/plans/ready/:readyId': began,
      'PUT /api/plans/:planId/places/:at': { isRead: true },
      'PUT /api/plans/:planId/state': { state: 'paused' },
      'POST /api/plans/:planId/catch-up': { how: 'shift' },
      'PUT /api/reminder': { way: 'calendar', times: Array(7).fill('06:30') },
      'PUT /api/today/sabbath': { weekday: 3 },
      'PUT /api/today/rest': { until: '2026-12-01' },
      'POST /api/prayer/requests': { ...words, audience: everyone, isAnonymous: false },
      'PATCH /api/prayer/requests/:requestId': words,
      'PUT /api/prayer/requests/:requestId/answer': { ...words, audience: everyone },
      'PUT /api/prayer/requests/:requestId/state': { state: 'resting' },
      'POST /api/prayer/requests/:requestId/encouragements': words,
      'PATCH /api/prayer/encouragements/:encouragementId': words,
      'POST /api/prayer/items': { requestId: ids['requestId'] },
      'PATCH /api/prayer/items/:itemId': words,
      'PUT /api/prayer/items/:itemId/prayed': { today: true },
      'PUT /api/prayer/items/order': { folderId: null, itemIds: [ids['itemId']] },
      'POST /api/prayer/folders': { name: 'Mine' },
      'PATCH /api/prayer/folders/:folderId': { name: 'Mine' },
      'PUT /api/prayer/folders/order': { folderIds: [ids['folderId']] },
    };
    callers = {
      visitor: app().visitor(),
      stranger: await app().user('stranger'),
      banned: banned.client,
      muted: muted.client,
      young: young.client,
      weak,
      moderator: await hostOf(app(), 'mia', 'moderator'),
      admin: await hostOf(app(), 'anna', 'admin'),
    };
  });

  /** Calls it with another's ids in its path; gives the status and what came with it. */
  async function tryIt(endpoint: Endpoint, client: TestClient): Promise<{ status: number; text: string }> {
    const query = QUERIES[nameOf(endpoint)] ?? {};
    const body = bodies[nameOf(endpoint)];
    const answer = await client.fetch(endpointUrl(endpoint.path, ids, query), {
      method: endpoint.method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    if (!endpoint.isStream) return { status: answer.status, text: await answer.text() };
    await answer.body?.cancel();
    return { status: answer.status, text: '' };
  }

  /** All that is hers. Her export is an activity of its own, and to be invited is what others may do to her. */
  const ofRuth = async () => {
    const all: unknown = (await ruth.client.call(exportMine, {})).body;
    const { recentActivity: _, notifications, ...rest } = all as Record<string, { kind: string }[]>;
    return { ...rest, notifications: notifications!.filter(({ kind }) => kind !== 'circle-invited') };
  };

  it('says of each call what everybody is answered', () => {
    expect([...expected.keys()].toSorted()).toEqual(endpoints.map(nameOf).toSorted());
  });

  it.each(CALLERS)('is held for %s: nothing of another is shown or changed', async (name) => {
    const at = CALLERS.indexOf(name);
    const before = await ofRuth();
    const answers: Record<string, number> = {};
    const leaks: string[] = [];
    for (const endpoint of endpoints) {
      const { status, text } = await tryIt(endpoint, callers[name]);
      answers[nameOf(endpoint)] = status;
      const isHost = name === 'moderator' || name === 'admin';
      const secrets = isHost ? [SECRET] : [SECRET, FOR_MODERATORS];
      if (secrets.some((secret) => text.includes(secret))) leaks.push(nameOf(endpoint));
    }
    expect(leaks).toEqual([]);
    expect(answers).toEqual(Object.fromEntries([...expected].map(([call, all]) => [call, all[at]])));
    // An administrator ends her sessions; what moderators do is theirs to do.
    if (name !== 'admin' && name !== 'moderator') expect(await ofRuth()).toEqual(before);
  });
});
