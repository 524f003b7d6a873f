import { expect, it } from 'vitest';
import { planOf } from '#test-support/plan-of.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { newestPeople, searches } from './find-people-store.ts';

// Without the right index these read everybody.
describeOnBothEngines('people are found by an index', (app) => {
  it('however a search is meant', async () => {
    const count = searches(app().db, 'ruth mo', 50).length;
    expect(count).toBeGreaterThan(4);
    for (let i = 0; i < count; i++) {
      const plan = await planOf(app().db, () => searches(app().db, 'élise mü', 50)[i]!);
      expect(plan).toMatch(/user_by_(first_name|last_name|email)|person_to_others_by_name/);
      expect(plan).not.toMatch(/SCAN|Seq Scan/);
    }
  });

  it.each([
    ['everyone', /user_pkey|sqlite_autoindex_user_1/],
    ['with-role', /user_with_role/],
    ['banned', /user_banned/],
  ] as const)('of %s', async (who, index) => {
    const plan = await planOf(app().db, () => newestPeople(app().db, who, { limit: 51, after: 'x' }, 5));
    expect(plan).toMatch(index);
  });
});
