import { expect, it } from 'vitest';
import { createEntry } from '#features/journal/journal.contract.ts';
import { updateAvatar } from '#features/wardrobe/wardrobe.contract.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { firstFace } from '../first-face.rules.ts';
import { getCurrentUser, publicPersonSchema } from '../people.contract.ts';
import { findPerson } from './person-store.ts';
import { presentPublicPerson } from './present-public-person.ts';

describeOnBothEngines('a person', (app) => {
  it('has the defaults before anything was earned or chosen, and no row that says so', async () => {
    const ada = await app().user('ada');
    const { body } = await ada.call(getCurrentUser, {});
    expect(body).toMatchObject({
      level: 1,
      currentXP: 0,
      profileImageUrl: null,
      avatarGenderVibe: 'neutral',
      avatarSkinColor: firstFace(body.id).skin,
      avatarHairColor: firstFace(body.id).hair,
      avatarAccentColor: null,
      currentOutfitId: null,
      currentWallpaperId: null,
    });
    for (const table of ['progress', 'avatar_look', 'profile_picture'] as const) {
      expect(await app().db.selectFrom(table).selectAll().where('user_id', '=', body.id).execute()).toEqual(
        [],
      );
    }
  });

  it('is put together from what every feature knows', async () => {
    const ben = await app().user('ben');
    await ben.call(createEntry, { body: { content: 'A line', writingTimeMinutes: 1 } });
    await ben.call(updateAvatar, { body: { genderVibe: 'masculine', hairColor: '#112233' } });
    const { body } = await ben.call(updateAvatar, { body: { skinColor: '#445566' } });
    const expected = { currentXP: 10, avatarGenderVibe: 'masculine', avatarHairColor: '#112233' };
    expect(body).toMatchObject({ ...expected, avatarSkinColor: '#445566' });
    expect((await ben.call(getCurrentUser, {})).body).toEqual(body);
  });

  it('gives whoever has chosen nothing a face, the same for themselves and for others, until they choose', async () => {
    const eve = await app().user('eve');
    const { body: user } = await eve.call(getCurrentUser, {});
    const seen = async () => presentPublicPerson((await findPerson(app().db, user.id))!).avatar;
    const face = { skinColor: user.avatarSkinColor, hairColor: user.avatarHairColor };
    expect(await seen()).toMatchObject(face);
    await eve.call(updateAvatar, { body: { hairColor: '#000001' } });
    expect(await seen()).toMatchObject({ ...face, hairColor: '#000001' });
    // Another style has colours of its own.
    await eve.call(updateAvatar, { body: { genderVibe: 'masculine', hairColor: null } });
    expect(await seen()).toMatchObject({ style: 'masculine', skinColor: null, hairColor: null });
  });

  it('keeps both of two changes of the look at once', async () => {
    const cleo = await app().user('cleo');
    await Promise.all([
      cleo.call(updateAvatar, { body: { hairColor: '#000001' } }),
      cleo.call(updateAvatar, { body: { skinColor: '#000002' } }),
      cleo.call(updateAvatar, { body: { accentColor: '#000003' } }),
    ]);
    expect((await cleo.call(getCurrentUser, {})).body).toMatchObject({
      avatarHairColor: '#000001',
      avatarSkinColor: '#000002',
      avatarAccentColor: '#000003',
    });
  });

  it('shows others a name, a picture, a level and a look, and nothing else', async () => {
    const dora = await app().user('dora');
    await dora.call(updateAvatar, { body: { genderVibe: 'feminine' } });
    const { id } = (await dora.call(getCurrentUser, {})).body;
    const seen = publicPersonSchema.parse(presentPublicPerson((await findPerson(app().db, id))!));
    expect(seen).toEqual({
      id,
      name: 'Dora T.',
      profileImageUrl: null,
      level: 1,
      avatar: { style: 'feminine', skinColor: null, hairColor: null, accentColor: null, outfitId: null },
    });
  });
});
