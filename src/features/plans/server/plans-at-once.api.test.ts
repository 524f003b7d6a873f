import { beforeEach, expect, it } from 'vitest';
import { markChapterRead, updatePosition } from '#features/bible/bible.contract.ts';
import { type Person, personNamed } from '#test-support/community.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { READY_PLANS } from '../catalogue/ready-plans.ts';
import {
  catchUpPlan,
  createPlan,
  getPlan,
  listPlans,
  markPlace,
  startReadyPlan,
  undoCatchUp,
} from '../plans.contract.ts';
import { PLAN_LIMITS } from '../plans.rules.ts';

const WEEK: (1 | 2 | 3 | 4 | 5 | 6 | 7)[] = [1, 2, 3, 4, 5, 6, 7];

describeOnBothEngines('two devices at one plan', (app) => {
  let ruth: Person;
  let name: string;
  const body = { startsOn: '2026-11-25', weekdays: WEEK };
  const start = (readyId: string) => ruth.client.call(startReadyPlan, { params: { readyId }, body });
  const mine = async () => (await ruth.client.call(listPlans, {})).body.mine;

  beforeEach(async () => {
    app().clock.set(Date.parse('2026-11-25T08:00Z'));
    name = `twice-${crypto.randomUUID().slice(0, 8)}`;
    ruth = await personNamed(app(), name);
  });

  it('begin it once', async () => {
    const both = await Promise.all([start('mark-two-weeks'), start('mark-two-weeks')]);
    expect(new Set(both.map(({ body: { id } }) => id)).size).toBe(1);
    expect(await mine()).toHaveLength(1);
    const own = {
      ...body,
      name: 'Ruth',
      from: { bookId: 'RUT', chapter: 1 },
      to: { bookId: 'RUT', chapter: 4 },
      pace: { kind: 'days' as const, days: 2 },
    };
    const sent = () => ruth.client.call(createPlan, { body: own }, { 'idempotency-key': 'one-tap-of-mine' });
    const twice = await Promise.all([sent(), sent()]);
    expect(new Set(twice.map(({ body: { id } }) => id)).size).toBe(1);
    expect(await mine()).toHaveLength(2);
  });

  it('begin no more than there is room for', async () => {
    const ids = READY_PLANS.slice(0, PLAN_LIMITS.atOnce + 2).map(({ id }) => id);
    const answers = await Promise.all(
      ids.map((readyId) => ruth.client.send('POST', `/api/plans/ready/${readyId}`, body)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(PLAN_LIMITS.atOnce);
    expect(await mine()).toHaveLength(PLAN_LIMITS.atOnce);
  });

  it('tick and read at once, and each place is read once', async () => {
    const { id: planId } = (await start('sermon-on-the-mount')).body;
    await Promise.all([
      ruth.client.call(markPlace, { params: { planId, at: '0' }, body: { isRead: true } }),
      ruth.client.call(markChapterRead, { params: { bookId: 'MAT', chapter: '5' } }),
      ruth.client.call(updatePosition, { body: { bookId: 'MAT', chapter: 5 } }),
    ]);
    const plan = (await ruth.client.call(getPlan, { params: { planId } })).body;
    // The tick came first, and the reading is the next part; or after it, and found it read.
    expect([[0], [0, 1]]).toContainEqual(plan.all.read);
    const rows = await app().db.selectFrom('reading_plan').selectAll().where('id', '=', planId).execute();
    expect(rows[0]).toMatchObject({ open_day: plan.read, next_place: plan.all.places[plan.read] });
  });

  it('go on twice in different ways, and it is one way on, which is taken back whole', async () => {
    const { id: planId } = (await start('mark-two-weeks')).body;
    app().clock.advance({ days: 4 });
    ruth = { ...ruth, client: await app().user(name) };
    const goOn = (how: 'shift' | 'fold') =>
      ruth.client.call(catchUpPlan, { params: { planId }, body: { how } });
    const [one, other] = await Promise.all([goOn('shift'), goOn('fold')]);
    expect(other.body.endsOn).toBe(one.body.endsOn);
    const back = await Promise.all([1, 2].map(() => ruth.client.call(undoCatchUp, { params: { planId } })));
    for (const { body: plan } of back) expect(plan).toMatchObject({ endsOn: '2026-12-08', canGoBack: false });
  });
});
