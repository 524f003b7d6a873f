import { expect, it } from 'vitest';
import { limitOf } from '#contract/define-endpoint.ts';
import { circlePeople, type Somebody } from '#test-support/circle-people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { updateHowShown } from '../people.contract.ts';
import type { ShownAs } from '../people.rules.ts';
import { updateUser } from './user-store.ts';

describeOnBothEngines('a name that is taken', (app) => {
  const { somebody, together } = circlePeople(app);
  const called = (person: Somebody, firstName: string, lastName: string, role: 'member' | 'moderator') =>
    updateUser(app().db, person.id, { firstName, lastName, role }, app().clock.now());
  const show = (person: Somebody, shownAs: ShownAs, chosenName?: string) =>
    person.client.call(updateHowShown, { body: { shownAs, ...(chosenName && { chosenName }) } });
  const tries = async (person: Somebody, names: readonly string[]) => {
    const statuses: Record<string, number> = {};
    for (const chosenName of names) {
      statuses[chosenName] = (await show(person, 'chosen', chosenName)).status;
    }
    return statuses;
  };

  it.each([
    ['moderator', 'Sparrow'],
    ['friend', 'Lark'],
  ] as const)('does not tell the surname that a %s does not show', async (who, free) => {
    const [tola, curious] = [await somebody('tola'), await somebody('curious')];
    await called(tola, 'Tola', 'Adeyemi', who === 'moderator' ? 'moderator' : 'member');
    if (who === 'friend') await together(tola, curious);
    const alike = [
      'Tola Adeyemi',
      'Tola Abara',
      'Tola Adams',
      'tola a',
      'TolaAdeyemi',
      'T\u00f3la \u0410\u0431\u0430\u0440\u0430',
    ];
    expect(await tries(curious, alike)).toEqual(Object.fromEntries(alike.map((name) => [name, 409])));
    const others = ['Tola', 'Tola Bello', 'Tolaana', 'Adeyemi', free];
    expect(await tries(curious, others)).toEqual(Object.fromEntries(others.map((name) => [name, 200])));
    await called(tola, 'Tola', 'Adeyemi', 'member');
  });

  it('is not found out by trying many', () => {
    expect(limitOf(updateHowShown)).toEqual({ max: 30, windowSeconds: 3600 });
  });

  it('is the one that is shown, and what is made of it', async () => {
    const [mira, noah] = [await somebody('mira'), await somebody('noah')];
    await called(mira, 'Mira', 'Tester', 'moderator');
    await show(mira, 'full');
    const full = { 'Mira Tester': 409, 'Mira T.': 409, 'Mira Thompson': 200 };
    expect(await tries(noah, Object.keys(full))).toEqual(full);
    await show(mira, 'chosen', 'Shepherdess');
    const chosen = { Shepherdess: 409, 'Mira T.': 200, 'Mira Tester': 200 };
    expect(await tries(noah, Object.keys(chosen))).toEqual(chosen);
    await called(mira, 'Mira', 'Tester', 'member');
  });
});
