import { beforeEach, expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { block, joinCircles, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { markPrayed } from '../prayer.contract.ts';
import { PRAYER_LIMITS } from '../prayer.rules.ts';
import {
  createFolder,
  createItem,
  deleteFolder,
  deleteItem,
  getPrayerList,
  listThanks,
  orderFolders,
  orderItems,
  setItemPrayed,
  updateFolder,
  updateItem,
} from '../prayer-list.contract.ts';
import { answerRequest, createRequest, deleteRequest } from '../requests.contract.ts';

describeOnBothEngines('the list of prayers', (app) => {
  beforeEach(() => app().clock.set(Date.now()));

  const add = async (who: Member, body: Parameters<typeof who.client.call<typeof createItem>>[1]['body']) =>
    (await who.client.call(createItem, { body })).body;
  const listOf = async (who: Member) => (await who.client.call(getPrayerList, {})).body;
  const onlyMe = { kind: 'only-me', id: null } as const;
  const everyone = { kind: 'everyone', id: null } as const;

  it('keeps items in folders, in the order that their owner gives them', async () => {
    const ann = await member(app(), 'ann');
    const folder = async (name: string) => (await ann.client.call(createFolder, { body: { name } })).body;
    const [family, church] = [await folder('Family'), await folder('Chruch')];
    await ann.client.call(updateFolder, { params: { folderId: church.id }, body: { name: 'Church' } });
    await ann.client.call(orderFolders, { body: { folderIds: [church.id, family.id] } });
    const [first, second] = [
      await add(ann, { text: 'Dad’s knee' }),
      await add(ann, { text: 'Ada’s school' }),
    ];
    await ann.client.call(orderItems, { body: { folderId: family.id, itemIds: [first.id, second.id] } });
    const list = await listOf(ann);
    expect(list.folders.map(({ name }) => name)).toEqual(['Church', 'Family']);
    expect(list.items.map(({ text, folderId }) => [text, folderId])).toEqual([
      ['Dad’s knee', family.id],
      ['Ada’s school', family.id],
    ]);
    await ann.client.call(deleteFolder, { params: { folderId: family.id } });
    expect((await listOf(ann)).items.map(({ folderId }) => folderId)).toEqual([null, null]);
    // A new one stands behind all others, also after some have gone.
    await folder('Street');
    await ann.client.call(deleteFolder, { params: { folderId: church.id } });
    await folder('A neighbour');
    expect((await listOf(ann)).folders.map(({ name }) => name)).toEqual(['Street', 'A neighbour']);
    await ann.client.call(deleteItem, { params: { itemId: first.id } });
    expect((await listOf(ann)).items).toHaveLength(1);
  });

  it('moves to the top what was at the bottom, however many were added since', async () => {
    const zoe = await member(app(), 'zoe');
    const ids: string[] = [];
    for (const text of ['one', 'two', 'three']) ids.push((await add(zoe, { text })).id);
    await zoe.client.call(orderItems, { body: { folderId: null, itemIds: [ids[0]!] } });
    const texts = async () => (await listOf(zoe)).items.map(({ text }) => text);
    expect(await texts()).toEqual(['one', 'three', 'two']);
    await zoe.client.call(orderItems, { body: { folderId: null, itemIds: [ids[1]!, ids[0]!] } });
    expect(await texts()).toEqual(['two', 'one', 'three']);
  });

  it('marks what was prayed today, and gives the day before back', async () => {
    const ben = await member(app(), 'ben');
    await ben.client.call(updateSettings, { body: { timezone: 'Europe/Berlin' } });
    app().clock.set('2026-03-10T21:30:00Z');
    const { id } = await add(ben, { text: 'The neighbour upstairs' });
    const mark = async (today: boolean) =>
      (await ben.client.call(setItemPrayed, { params: { itemId: id }, body: { today } })).body;
    expect(await mark(true)).toMatchObject({ prayedToday: true, prayedOn: '2026-03-10' });
    app().clock.advance({ hours: 2 });
    expect((await listOf(ben)).items[0]).toMatchObject({ prayedToday: false, prayedOn: '2026-03-10' });
    expect(await mark(true)).toMatchObject({ prayedToday: true, prayedOn: '2026-03-11' });
    expect(await mark(true)).toMatchObject({ prayedOn: '2026-03-11' });
    expect(await mark(false)).toMatchObject({ prayedToday: false, prayedOn: '2026-03-10' });
    expect(await mark(false)).toMatchObject({ prayedOn: '2026-03-10' });
  });

  it('has what was kept for oneself, and makes it a thanks when it is answered', async () => {
    const eve = await member(app(), 'eve');
    const body = { text: 'That I may sleep', audience: onlyMe, isAnonymous: false };
    const { id: requestId, itemId } = (await eve.client.call(createRequest, { body })).body;
    const [item] = (await listOf(eve)).items;
    expect(item).toMatchObject({
      id: itemId,
      text: null,
      request: { text: 'That I may sleep', isMine: true },
    });
    await eve.client.call(answerRequest, { params: { requestId }, body: { text: 'Eleven nights' } });
    expect((await listOf(eve)).items).toEqual([]);
    const [thanks] = (await eve.client.call(listThanks, { query: {} })).body;
    expect(thanks).toMatchObject({ id: itemId, request: { testimony: { text: 'Eleven nights' } } });
    await eve.client.call(deleteRequest, { params: { requestId } });
    expect((await eve.client.call(listThanks, { query: {} })).body).toEqual([]);
  });

  it('keeps one’s own words beside what was asked, also when that is deleted', async () => {
    const lea = await member(app(), 'lea');
    const ask = async (text: string) =>
      (await lea.client.call(createRequest, { body: { text, audience: onlyMe, isAnonymous: false } })).body
        .id;
    const [first, second] = [await ask('For Dina'), await ask('For Joseph')];
    const { items } = await listOf(lea);
    const itemId = items.find(({ request }) => request?.id === first)!.id;
    await lea.client.call(updateItem, { params: { itemId }, body: { text: 'And for Shechem' } });
    for (const requestId of [first, second]) await lea.client.call(deleteRequest, { params: { requestId } });
    expect((await listOf(lea)).items.map(({ id, text }) => [id, text])).toEqual([
      [itemId, 'And for Shechem'],
    ]);
  });

  it('takes up others’ requests and people, once each, for as long as one may see them', async () => {
    const [gus, tola] = [await member(app(), 'gus'), await member(app(), 'tola')];
    await joinCircles(gus, tola);
    const asked = { text: 'For Mum', audience: everyone, isAnonymous: false };
    const { id: requestId } = (await tola.client.call(createRequest, { body: asked })).body;
    const one = await add(gus, { requestId });
    expect((await add(gus, { requestId })).id).toBe(one.id);
    const person = await add(gus, { personId: tola.id });
    expect(person).toMatchObject({ person: { id: tola.id }, isGone: false });
    await gus.client.call(markPrayed, { params: { requestId } });
    expect((await listOf(gus)).items.find(({ id }) => id === one.id)).toMatchObject({ prayedToday: true });

    await block(tola, gus);
    const after = (await listOf(gus)).items;
    expect(after.map(({ isGone, request, person }) => [isGone, request, person])).toEqual([
      [true, null, null],
      [true, null, null],
    ]);
    expect(JSON.stringify(after)).not.toContain('For Mum');
    expect((await gus.client.call(createItem, { body: { personId: tola.id, text: 'x' } })).status).toBe(404);
  });

  it('becomes a thanks by hand, with words, and a prayer again', async () => {
    const hal = await member(app(), 'hal');
    const { id } = await add(hal, { text: 'A flat', reminder: { minuteOfDay: 420, days: 127 } });
    const change = async (body: object) =>
      (await hal.client.call(updateItem, { params: { itemId: id }, body })).body;
    expect(await change({ isAnswered: true, thanks: 'Two rooms' })).toMatchObject({
      thanks: 'Two rooms',
      reminder: null,
    });
    expect((await hal.client.call(listThanks, { query: {} })).body).toHaveLength(1);
    expect(await change({ isAnswered: false })).toMatchObject({ answeredAt: null, thanks: 'Two rooms' });
    expect(await change({ text: 'A larger flat', thanks: null })).toMatchObject({ thanks: null });
  });

  it('is nobody else’s, and has limits', async () => {
    const [ida, jon] = [await member(app(), 'ida'), await member(app(), 'jon')];
    const { id } = await add(ida, { text: 'Between God and me' });
    const folderId = (await ida.client.call(createFolder, { body: { name: 'Mine' } })).body.id;
    const params = { itemId: id };
    const refused = await Promise.all([
      jon.client.call(updateItem, { params, body: { text: 'Mine now' } }),
      jon.client.call(setItemPrayed, { params, body: { today: true } }),
      jon.client.call(deleteItem, { params }),
      jon.client.call(updateFolder, { params: { folderId }, body: { name: 'Mine now' } }),
      jon.client.call(deleteFolder, { params: { folderId } }),
      jon.client.call(createItem, { body: { text: 'x', folderId } }),
      jon.client.call(orderItems, { body: { folderId, itemIds: [] } }),
      jon.client.call(orderFolders, { body: { folderIds: [folderId] } }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(Array(8).fill(404));
    await jon.client.call(orderItems, { body: { folderId: null, itemIds: [id] } });
    expect((await listOf(ida)).items[0]).toMatchObject({ text: 'Between God and me', folderId: null });
    expect((await listOf(jon)).items).toEqual([]);

    for (let i = 1; i < PRAYER_LIMITS.folders; i++)
      await ida.client.call(createFolder, { body: { name: `Folder ${i}` } });
    expect((await ida.client.refused(createFolder, { body: { name: 'One more' } })).body.code).toBe(
      'PRAYER_LIMIT',
    );
    expect((await ida.client.call(createItem, { body: {} })).status).toBe(400);
  });
});
