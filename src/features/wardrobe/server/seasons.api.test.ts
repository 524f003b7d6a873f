import { expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { awardXP } from '#features/progress/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { CHESTS } from '../catalogue/chests.ts';
import { COLLECTIONS } from '../catalogue/collections.ts';
import { OUTFITS } from '../catalogue/outfits.ts';
import { applyWallpaper, getProfile, listCollections, unlockCollection } from '../wardrobe.contract.ts';
import { GIFTS } from '../wardrobe.rules.ts';

const ADVENT = { params: { collectionId: 'advent' } };
const NEEDED = COLLECTIONS.find(({ id }) => id === 'advent')!.requiredXP;

describeOnBothEngines('collections of a season', (app) => {
  async function withXP(name: string, amount: number): Promise<TestClient> {
    const client = await app().user(name);
    const { id: userId } = (await client.call(getCurrentUser, {})).body;
    const day = { date: '2026-03-14', startedAt: 0 };
    const award = {
      userId,
      reason: 'journal_entry' as const,
      sourceId: name,
      amount,
      now: app().clock.now(),
      day,
    };
    await inTransaction(app().db, (tx) => awardXP(tx, award));
    return client;
  }
  const advent = async (client: TestClient) =>
    (await client.call(listCollections, {})).body.find(({ id }) => id === 'advent')!;
  const waiting = async (client: TestClient) =>
    (await client.call(getProfile, {})).body.unopened
      .filter(({ kind }) => kind === 'collection')
      .map(({ id }) => id);

  it('open in their season alone, say when it comes again, and stay', async () => {
    app().clock.set('2026-11-28T12:00:00Z');
    const client = await withXP('anna', NEEDED);
    expect(await advent(client)).toMatchObject({
      isUnlocked: false,
      season: { when: 'in Advent', isOn: false, from: '2026-11-29' },
    });
    expect(await waiting(client)).not.toContain('advent');
    const early = await client.refused(unlockCollection, ADVENT);
    expect([early.status, early.body]).toEqual([
      403,
      { code: 'OUT_OF_SEASON', message: 'Opens in Advent, from 29 November.' },
    ]);

    app().clock.set('2026-11-29T12:00:00Z');
    expect((await advent(client)).season).toMatchObject({ isOn: true });
    expect(await waiting(client)).toContain('advent');
    const opened = (await client.call(unlockCollection, ADVENT)).body;
    expect(opened.isUnlocked).toBe(true);
    expect(opened.wallpapers.every(({ isUnlocked }) => isUnlocked)).toBe(true);

    app().clock.set('2026-12-25T12:00:00Z');
    expect(await advent(client)).toMatchObject({
      isUnlocked: true,
      season: { isOn: false, from: '2027-11-28' },
    });
    const kept = { params: { wallpaperId: 'watch-for-the-morning' } };
    expect((await client.call(applyWallpaper, kept)).body.currentWallpaperId).toBe('watch-for-the-morning');
    expect((await client.refused(unlockCollection, ADVENT)).body.code).toBe('ALREADY_UNLOCKED');
  });

  it('ask for their XP in the season too', async () => {
    app().clock.set('2026-12-01T12:00:00Z');
    const poor = await withXP('hannah', NEEDED - 1);
    expect((await poor.refused(unlockCollection, ADVENT)).body.code).toBe('NOT_ENOUGH_XP');
    expect(await waiting(poor)).toContain('advent');
  });

  it('go by the day where somebody is', async () => {
    // Already 29 November in Kiritimati, still 28 November in Honolulu.
    app().clock.set('2026-11-29T00:30:00Z');
    const [east, west] = [await withXP('naomi', NEEDED), await withXP('orpah', NEEDED)];
    await east.call(updateSettings, { body: { timezone: 'Pacific/Kiritimati' } });
    await west.call(updateSettings, { body: { timezone: 'Pacific/Honolulu' } });
    expect((await advent(east)).season?.isOn).toBe(true);
    expect((await advent(west)).season?.isOn).toBe(false);
    expect((await west.refused(unlockCollection, ADVENT)).body.code).toBe('OUT_OF_SEASON');
    expect((await east.call(unlockCollection, ADVENT)).status).toBe(200);
  });

  it('give one unlock and one 409 when two come at once', async () => {
    app().clock.set('2026-12-01T12:00:00Z');
    const client = await withXP('simeon', NEEDED);
    const statuses = (
      await Promise.all([client.call(unlockCollection, ADVENT), client.call(unlockCollection, ADVENT)])
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('a profile tells all that is reached and the next few, up to the last gift', async () => {
    app().clock.set('2026-07-15T12:00:00Z');
    const gifts = [...OUTFITS, ...CHESTS, ...COLLECTIONS.filter(({ season }) => season === undefined)];
    for (const xp of [0, 2499, 2500, 6000, GIFTS.lastXP - 1, GIFTS.lastXP]) {
      const { unopened } = (await (await withXP(`walker-${xp}`, xp)).call(getProfile, {})).body;
      const ahead = unopened.filter(({ requiredXP }) => requiredXP > xp);
      expect(ahead.length).toBeLessThanOrEqual(GIFTS.told);
      expect(ahead.length > 0).toBe(xp < GIFTS.lastXP);
      // Default outfits are everybody's; wallpapers that XP alone opens are open.
      const reached = gifts.filter(({ requiredXP }) => requiredXP > 0 && requiredXP <= xp);
      expect(unopened.length - ahead.length).toBe(reached.length);
    }
  });
});
