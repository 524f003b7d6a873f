import { expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { awardXP } from '#features/progress/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import {
  applyWallpaper,
  equipOutfit,
  getProfile,
  listChests,
  listCollections,
  listCollectionWallpapers,
  listOutfits,
  listWallpapers,
  unlockChest,
  unlockCollection,
  unlockOutfit,
  updateAvatar,
} from '../wardrobe.contract.ts';

const OUTFIT = { outfitId: 'garden-overalls' }; // 40 XP
const CHEST = { chestId: 'clay-jar' }; // 10 XP
const COLLECTION = { collectionId: 'psalms' }; // 100 XP

describeOnBothEngines('wardrobe', (app) => {
  let source = 0;
  /** Someone with exactly this much XP. */
  async function withXP(name: string, amount: number): Promise<TestClient> {
    const client = await app().user(name);
    const { id: userId } = (await client.call(getCurrentUser, {})).body;
    source += 1;
    const award = {
      userId,
      reason: 'journal_entry' as const,
      sourceId: `test ${source}`,
      amount,
      now: app().clock.now(),
      day: { date: '2026-03-14', startedAt: 0 },
    };
    await inTransaction(app().db, (tx) => awardXP(tx, award));
    return client;
  }

  it.each([
    ['outfit', 40, (c: TestClient) => c.call(unlockOutfit, { params: OUTFIT })],
    ['chest', 10, (c: TestClient) => c.call(unlockChest, { params: CHEST })],
    ['collection', 100, (c: TestClient) => c.call(unlockCollection, { params: COLLECTION })],
  ])(
    'unlocks a %s at %i XP: one below is refused, exactly there and one above it opens',
    async (kind, xp, open) => {
      const below = await open(await withXP(`below-${kind}`, xp - 1));
      expect(below.status).toBe(403);
      expect(below.body).toEqual({
        code: 'NOT_ENOUGH_XP',
        message: `You need 1 more XP to unlock this ${kind}.`,
      });
      for (const [name, amount] of [
        [`at-${kind}`, xp],
        [`above-${kind}`, xp + 1],
      ] as const) {
        const client = await withXP(name, amount);
        const answer = await open(client);
        expect([answer.status, answer.body.isUnlocked]).toEqual([200, true]);
        expect((await client.call(getCurrentUser, {})).body.currentXP).toBe(amount);
      }
    },
  );

  it('tells what is still to be opened, in the order in which it is earned', async () => {
    // No season is on.
    app().clock.set('2026-07-15T12:00:00Z');
    const client = await withXP('opener', 100);
    const unopened = async () =>
      (await client.call(getProfile, {})).body.unopened.map(({ kind, name }) => `${kind} ${name}`);
    const before = await unopened();
    expect(before.slice(0, 4)).toEqual([
      'chest Clay Jar',
      'outfit Garden Overalls',
      'chest Fishing Basket',
      'outfit Traveller’s Poncho',
    ]);
    // A wallpaper that XP alone unlocks is there only until it is reached; what is everybody's is not there at all.
    expect(before.join()).not.toMatch(/Hyssop|Linen Tunic|Quiet Sage/);
    const newcomer = await app().user('newcomer');
    expect((await newcomer.call(getProfile, {})).body.unopened.slice(0, 2)).toEqual([
      { kind: 'chest', id: 'clay-jar', name: 'Clay Jar', requiredXP: 10 },
      { kind: 'wallpaper', id: 'hyssop', name: 'Hyssop', requiredXP: 20 },
    ]);

    await client.call(unlockChest, { params: CHEST });
    await client.call(unlockOutfit, { params: OUTFIT });
    await client.call(unlockCollection, { params: COLLECTION });
    const opened = ['chest Clay Jar', 'outfit Garden Overalls', 'collection Psalms'];
    expect(await unopened()).toEqual(before.filter((gift) => !opened.includes(gift)));
  });

  it('shows three pictures of each collection, those that its list begins with', async () => {
    const client = await app().user('looker');
    for (const { id, pictures } of (await client.call(listCollections, {})).body) {
      const listed = (await client.call(listCollectionWallpapers, { params: { collectionId: id } })).body;
      expect(pictures).toEqual(listed.slice(0, 3).map(({ name, previewUrl }) => ({ name, previewUrl })));
    }
  });

  it('gives one unlock and one 409 when two come at once', async () => {
    const client = await withXP('twice', 100);
    for (const open of [
      () => client.call(unlockChest, { params: CHEST }),
      () => client.call(unlockOutfit, { params: OUTFIT }),
      () => client.call(unlockCollection, { params: COLLECTION }),
    ]) {
      const statuses = (await Promise.all([open(), open()])).map((answer) => answer.status);
      expect(statuses.sort()).toEqual([200, 409]);
    }
  });

  it('never shows what another user has unlocked', async () => {
    const rich = await withXP('rich', 2500);
    await rich.call(unlockChest, { params: CHEST });
    await rich.call(unlockOutfit, { params: OUTFIT });
    await rich.call(unlockCollection, { params: COLLECTION });
    const poor = await app().user('poor');
    expect((await poor.call(listChests, {})).body.some((chest) => chest.isUnlocked)).toBe(false);
    expect((await poor.call(listCollections, {})).body.some((collection) => collection.isUnlocked)).toBe(
      false,
    );
    const outfits = (await poor.call(listOutfits, {})).body;
    expect(outfits.filter((o) => o.isUnlocked).every((o) => o.isDefaultUnlocked)).toBe(true);
    const inside = (await poor.call(listCollectionWallpapers, { params: COLLECTION })).body;
    expect(inside.filter((w) => w.isUnlocked).map((w) => w.id)).toEqual(['dawn']);
  });

  it('lets unlocked and default outfits be worn, and refuses a locked one', async () => {
    const client = await withXP('dresser', 40);
    expect((await client.call(getProfile, {})).body.currentOutfit?.id).toBe('linen-tunic');
    const locked = await client.refused(equipOutfit, { body: OUTFIT });
    expect([locked.status, locked.body.code]).toEqual([403, 'OUTFIT_LOCKED']);
    await client.call(unlockOutfit, { params: OUTFIT });
    expect((await client.call(equipOutfit, { body: OUTFIT })).body.currentOutfitId).toBe('garden-overalls');
    const plain = { outfitId: 'denim-and-sweater' };
    expect((await client.call(equipOutfit, { body: plain })).status).toBe(200);
    const again = await client.refused(unlockOutfit, { params: plain });
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_UNLOCKED']);
    expect((await client.call(getProfile, {})).body.currentOutfit?.id).toBe('denim-and-sweater');
  });

  it('unlocks the wallpapers of a chest and of a collection, and applies only those', async () => {
    const client = await withXP('painter', 100);
    const apply = (wallpaperId: string) => client.call(applyWallpaper, { params: { wallpaperId } });
    expect((await client.call(getProfile, {})).body.currentWallpaper?.name).toBe('Peaceful Dawn');
    expect((await apply('waters')).status).toBe(403);
    const chest = (await client.call(unlockChest, { params: CHEST })).body;
    expect(chest.rewards.map((w) => [w.id, w.isUnlocked])).toEqual([
      ['waters', true],
      ['jordan', true],
    ]);
    expect((await apply('waters')).body.currentWallpaperId).toBe('waters');
    expect((await client.call(getProfile, {})).body.currentWallpaper).toMatchObject({
      name: 'Still Waters',
      imageUrl: '/art/wallpapers/waters.jpg',
    });
    expect((await apply('cedars-of-lebanon')).status).toBe(403);
    const { wallpapers } = (await client.call(unlockCollection, { params: COLLECTION })).body;
    expect(wallpapers.length).toBeGreaterThan(0);
    expect(wallpapers.every(({ isUnlocked }) => isUnlocked)).toBe(true);
    expect((await apply('cedars-of-lebanon')).status).toBe(200);
    const all = (await client.call(listWallpapers, {})).body;
    expect(all.find((w) => w.id === 'hyssop')?.isUnlocked).toBe(true); // its own threshold, 20 XP
    expect(all.find((w) => w.id === 'new-jerusalem')?.isUnlocked).toBe(false);
  });

  it('changes the avatar: absent leaves, null goes back', async () => {
    const client = await app().user('mirror');
    const change = (body: object) => client.send('PATCH', '/api/user/avatar', body);
    const first = await client.call(updateAvatar, { body: { genderVibe: 'feminine', skinColor: '#8A5A3C' } });
    expect(first.body).toMatchObject({ avatarGenderVibe: 'feminine', avatarSkinColor: '#8A5A3C' });
    const second = await client.call(updateAvatar, { body: { hairColor: '#2E2630' } });
    expect(second.body).toMatchObject({ avatarGenderVibe: 'feminine', avatarSkinColor: '#8A5A3C' });
    expect((await client.call(updateAvatar, { body: { skinColor: null } })).body.avatarSkinColor).toBeNull();
    for (const body of [
      { genderVibe: 'giant' },
      { skinColor: 'red' },
      { skinColor: '#12345' },
      { level: 99 },
    ]) {
      expect((await change(body)).status).toBe(400);
    }
  });

  it('answers 404 for what is not in the catalogue', async () => {
    const client = await app().user('seeker');
    for (const [method, path, body] of [
      ['POST', '/api/outfits/crown/unlock'],
      ['POST', '/api/chests/crown/unlock'],
      ['POST', '/api/wallpaper-collections/crown/unlock'],
      ['POST', '/api/wallpapers/crown/apply'],
      ['GET', '/api/wallpapers/crown'],
      ['PATCH', '/api/user/outfit', { outfitId: 'crown' }],
    ] as const) {
      expect((await client.send<{ code: string }>(method, path, body)).body.code, path).toBe('NOT_FOUND');
    }
  });
});
