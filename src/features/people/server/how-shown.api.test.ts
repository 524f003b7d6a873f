import { expect, it } from 'vitest';
import { createEntry } from '#features/journal/journal.contract.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { answerAge, getCurrentUser, updateHowShown } from '../people.contract.ts';
import { updatePersonToOthers } from './person-to-others-store.ts';
import { publicPeople } from './public-people.ts';
import { updateUser } from './user-store.ts';

describeOnBothEngines('how somebody is shown', (app) => {
  const idOf = async (name: string) => (await (await app().user(name)).call(getCurrentUser, {})).body.id;
  /** The person as a stranger sees them. */
  async function seen(name: string) {
    const id = await idOf(name);
    const people = await publicPeople(app().db, await idOf('stranger'), [id], app().clock.now());
    return people.get(id);
  }

  it('is first name and initial until they choose, and each choice shows at once', async () => {
    const tola = await app().user('tola');
    expect((await seen('tola'))?.name).toBe('Tola T.');
    expect((await tola.call(updateHowShown, { body: { shownAs: 'full' } })).body.shownName).toBe(
      'Tola Tester',
    );
    const chosen = { shownAs: 'chosen', chosenName: ' Sparrow  ' } as const;
    expect((await tola.call(updateHowShown, { body: chosen })).body).toMatchObject({ shownName: 'Sparrow' });
    expect((await seen('tola'))?.name).toBe('Sparrow');
    await tola.call(updateHowShown, { body: { shownAs: 'initial' } });
    expect((await seen('tola'))?.name).toBe('Tola T.');
    // The name is kept, so that nobody takes it meanwhile.
    const back = await tola.call(updateHowShown, { body: { shownAs: 'chosen' } });
    expect(back.body.shownName).toBe('Sparrow');
  });

  it.each([
    ['no name at all', '', 'INVALID_INPUT'],
    ['letters that nobody sees', 'Ru\u200bth', 'INVALID_INPUT'],
    ['a turn of the direction', 'Ruth \u202enimda', 'INVALID_INPUT'],
    ['a pile of marks', `R${'\u0301\u0300'.repeat(20)}uth`, 'INVALID_INPUT'],
    ['two alphabets in one word', 'Rut\u04bb', 'INVALID_INPUT'],
    ['an office', 'Pastor Ruth', 'INVALID_INPUT'],
    [
      'an office of other letters',
      '\u041c\u043e\u0501\u0435\u0433\u0430\u0442\u043e\u0433 Lampstand',
      'INVALID_INPUT',
    ],
    ['the name of this place', 'L a m p s t a n d', 'INVALID_INPUT'],
    ['what whoever is not named is called', 'Someone in your circle', 'INVALID_INPUT'],
    ['that in other letters', 'S\u00f3meone here', 'INVALID_INPUT'],
    ['a link', 'evil.example/x', 'INVALID_INPUT'],
    ['a name that is too long', 'R'.repeat(41), 'INVALID_INPUT'],
    ['100 KB of it', 'R'.repeat(100_000), 'TOO_LARGE'],
  ])('refuses %s', async (_what, chosenName, code) => {
    const uma = await app().user('uma');
    const answer = await uma.refused(updateHowShown, { body: { shownAs: 'chosen', chosenName } });
    expect(answer.body.code).toBe(code);
    expect((await seen('uma'))?.name).toBe('Uma T.');
  });

  it('is nobody else: not a moderator, and not who chose a name before', async () => {
    const mira = await app().user('mira');
    const noah = await app().user('noah');
    await updateUser(app().db, await idOf('mira'), { role: 'moderator' }, app().clock.now());
    await mira.call(updateHowShown, { body: { chosenName: 'Shepherdess' } });
    for (const chosenName of [
      'Mira T.',
      'mira tester',
      'M\u00edra Tester',
      '\u041c\u0456\u0433\u0430 T.',
      'Shepherdess',
    ]) {
      const answer = await noah.refused(updateHowShown, { body: { shownAs: 'chosen', chosenName } });
      expect([chosenName, answer.body.code]).toEqual([chosenName, 'NAME_TAKEN']);
    }
    const otto = await app().user('otto');
    const both = await Promise.all([
      noah.call(updateHowShown, { body: { chosenName: 'Lily of the Valley' } }),
      otto.call(updateHowShown, { body: { chosenName: 'LiIy of the Va11ey'.replaceAll('1', 'l') } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('carries an office only where they have one', async () => {
    const pia = await app().user('pia');
    const id = await idOf('pia');
    await updateUser(app().db, id, { firstName: 'Pastor' }, app().clock.now());
    expect((await seen('pia'))?.name).toBe('P. T.');
    await updateUser(app().db, id, { role: 'moderator' }, app().clock.now());
    expect((await seen('pia'))?.name).toBe('Pastor T.');
    expect((await pia.call(updateHowShown, { body: { chosenName: 'Pastor Pia' } })).status).toBe(200);
  });

  it('is never what whoever is not named is called, though it was taken before', async () => {
    await app().user('vera');
    const id = await idOf('vera');
    const names = { shown_as: 'chosen', chosen_name: 'Someone here', chosen_skeleton: 'vera' } as const;
    await app()
      .db.transaction()
      .execute((tx) => updatePersonToOthers(tx, id, names));
    expect((await seen('vera'))?.name).toBe('Vera T.');
    await updateUser(app().db, id, { firstName: 'Someone', lastName: 'Here' }, app().clock.now());
    expect((await seen('vera'))?.name).toBe('S. H.');
  });

  it('hides a name until its owner shows another', async () => {
    const quinn = await app().user('quinn');
    const id = await idOf('quinn');
    const kind = app().server.deps.words.get('person-name')!;
    await quinn.call(updateHowShown, { body: { shownAs: 'chosen', chosenName: 'Rudename' } });
    const now = app().clock.now();
    for (let twice = 0; twice < 2; twice++) {
      await app()
        .db.transaction()
        .execute((tx) => kind.hide(tx, id, now));
      expect((await seen('quinn'))?.name).toBe('Quinn T.');
      expect(await kind.find(app().db, id)).toMatchObject({ text: 'Rudename', isHidden: true, authorId: id });
    }
    await quinn.call(updateHowShown, { body: { chosenName: 'Kindname' } });
    expect((await seen('quinn'))?.name).toBe('Kindname');
    await quinn.call(updateHowShown, { body: { chosenName: 'Rudename' } });
    expect((await seen('quinn'))?.name).toBe('Quinn T.');
    await app()
      .db.transaction()
      .execute((tx) => kind.restore(tx, id, now));
    expect((await seen('quinn'))?.name).toBe('Rudename');
    expect(await kind.canRead(app().db, id, await idOf('stranger'))).toBe(true);
  });

  it('shows no level in secret mode, and the same one afterwards', async () => {
    const rosa = await app().user('rosa');
    await rosa.call(createEntry, { body: { content: 'A line', writingTimeMinutes: 1 } });
    expect((await rosa.call(updateHowShown, { body: { isSecret: true } })).body.isSecret).toBe(true);
    expect((await seen('rosa'))?.level).toBeNull();
    await rosa.call(updateHowShown, { body: { isSecret: false } });
    expect(await seen('rosa')).toMatchObject({ level: 1 });
  });

  it('asks once how old they are, and tells nobody', async () => {
    const sam = await app().user('sam');
    expect((await sam.call(getCurrentUser, {})).body.ageAnswer).toBe('not-asked');
    const told = await sam.call(answerAge, { body: { answer: 'under-16' } });
    expect(told.body.ageAnswer).toBe('under-16');
    expect((await sam.call(answerAge, { body: { answer: 'under-16' } })).status).toBe(200);
    const again = await sam.refused(answerAge, { body: { answer: 'grown' } });
    expect([again.status, again.body.code]).toEqual([409, 'AGE_TOLD_BEFORE']);
    expect(JSON.stringify(await seen('sam'))).not.toMatch(/"age|under-|grown/i);
  });

  it('keeps the first of two answers that come at once', async () => {
    const tess = await app().user('tess');
    const both = await Promise.all([
      tess.call(answerAge, { body: { answer: 'under-16' } }),
      tess.call(answerAge, { body: { answer: 'grown' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is for whoever is signed in', async () => {
    expect(
      (
        await app()
          .visitor()
          .call(updateHowShown, { body: { isSecret: true } })
      ).status,
    ).toBe(401);
    expect(
      (
        await app()
          .visitor()
          .call(answerAge, { body: { answer: 'grown' } })
      ).status,
    ).toBe(401);
  });
});
