import { expect, it } from 'vitest';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { deleteFile } from '#features/files/files.contract.ts';
import { createReport, getCase, listCases } from '#features/moderation/moderation.contract.ts';
import { type Person, personNamed } from '#test-support/community.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { bringIn, giveGroupRole, startedBy } from '#test-support/group-people.ts';
import { giveRole, hostOf } from '#test-support/hosts.ts';
import { block, member } from '#test-support/members.ts';
import { addressFor, download, listed, store } from '#test-support/my-files.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import {
  addGroupFile,
  downloadGroupFile,
  getGroupFileUsage,
  listGroupFiles,
  removeGroupFile,
  renameGroupFile,
} from '../files.contract.ts';
import { setGroupArchived } from '../groups.contract.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { leaveGroup, listGroupActs, removeGroupMember } from '../members.contract.ts';

describeOnBothEngines('the files of a study group', (app) => {
  const someone = (name: string) => member(app(), name);
  async function groupOf(leader: Person, ...others: Person[]): Promise<string> {
    const groupId = await startedBy(leader);
    await bringIn(groupId, leader, others);
    return groupId;
  }
  const share = async ({ client }: Person, groupId: string, title: string, text = title) => {
    const fileId = await store(client, text, 'recording.mp3');
    return (await client.call(addGroupFile, { params: { groupId }, body: { fileId, title } })).body;
  };
  const titles = async ({ client }: Person, groupId: string) =>
    (await client.call(listGroupFiles, { params: { groupId } })).body.map(({ title }) => title);
  const statusOf = async ({ client }: { client: TestClient }, id: string) =>
    (await client.fetch(`/api/groups/files/${id}/content`)).status;
  const refusal = async (call: Promise<{ status: number; body: { code: string } }>) => {
    const { status, body } = await call;
    return `${status} ${body.code}`;
  };

  it('are listed newest first and read by its members alone, whole or in part', async () => {
    const [lea, ruth, stranger] = [await someone('leaa'), await someone('rutha'), await someone('stra')];
    const groupId = await groupOf(lea, ruth);
    const first = await share(ruth, groupId, 'Sermon on Acts 2', '0123456789');
    app().clock.advance({ minutes: 1 });
    await share(lea, groupId, 'Song sheet');
    expect(await titles(lea, groupId)).toEqual(['Song sheet', 'Sermon on Acts 2']);
    const [, shown] = (await lea.client.call(listGroupFiles, { params: { groupId } })).body;
    expect(shown).toMatchObject({
      name: 'recording.mp3',
      size: 10,
      person: { id: ruth.id },
      isMine: false,
      hidden: null,
      can: { rename: false, remove: true, report: true },
    });
    const part = await lea.client.fetch(first.url, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
    const whole = await lea.client.fetch(first.url);
    expect([await whole.text(), whole.headers.get('content-disposition')]).toEqual([
      '0123456789',
      expect.stringContaining('recording.mp3'),
    ]);
    const usage = (await lea.client.call(getGroupFileUsage, { params: { groupId } })).body;
    expect(usage).toMatchObject({ bytes: 10 + 'Song sheet'.length, files: 2 });

    const params = { groupId };
    expect([
      await refusal(stranger.client.refused(listGroupFiles, { params })),
      await refusal(stranger.client.refused(getGroupFileUsage, { params })),
      await statusOf(stranger, first.id),
      await statusOf({ client: app().visitor() }, first.id),
    ]).toEqual(['404 NOT_FOUND', '404 NOT_FOUND', 404, 401]);
    const own = await store(stranger.client, 'x');
    expect(
      await refusal(stranger.client.refused(addGroupFile, { params, body: { fileId: own, title: 'X' } })),
    ).toBe('404 NOT_FOUND');
    await lea.client.call(removeGroupMember, { params: { groupId, personId: ruth.id } });
    expect([await statusOf(ruth, first.id), await statusOf(lea, first.id)]).toEqual([404, 200]);
    expect((await download(ruth.client, (await listed(ruth.client))[0]!.id)).status).toBe(200);
  });

  it('come page by page', async () => {
    const lea = await someone('leap');
    const groupId = await groupOf(lea);
    for (const title of ['one', 'two', 'three']) {
      await share(lea, groupId, title);
      app().clock.advance({ minutes: 1 });
    }
    const seen: string[] = [];
    for (let url: string | null = `/api/groups/${groupId}/files?limit=2`; url; ) {
      const answer: Response = await lea.client.fetch(url);
      seen.push(...((await answer.json()) as { title: string }[]).map(({ title }) => title));
      url = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(seen).toEqual(['three', 'two', 'one']);
  });

  it('are their owners’: shared once, from what has arrived, while the group is open', async () => {
    const [lea, ruth] = [await someone('leab'), await someone('ruthb')];
    const groupId = await groupOf(lea, ruth);
    const params = { groupId };
    const add = (who: Person, fileId: string, title = 'A sheet') =>
      refusal(who.client.refused(addGroupFile, { params, body: { fileId, title } }));
    const ruths = await store(ruth.client, 'of ruth');
    const unsent = (await addressFor(lea.client)).fields['key'] ?? '';
    expect(await add(lea, ruths)).toBe('404 NOT_FOUND');
    expect(await add(lea, unsent)).toBe('404 NOT_FOUND');
    expect(await add(ruth, ruths, '  ')).toBe('400 INVALID_INPUT');
    await ruth.client.call(addGroupFile, { params, body: { fileId: ruths, title: 'A sheet' } });
    expect(await add(ruth, ruths)).toBe('409 ALREADY_DONE');
    await lea.client.call(setGroupArchived, { params, body: { isArchived: true } });
    expect(await add(ruth, await store(ruth.client, 'late'))).toBe('409 GROUP_ARCHIVED');
    expect(await titles(lea, groupId)).toEqual(['A sheet']);
    await ruth.client.call(deleteFile, { params: { fileId: ruths } });
    expect(await titles(lea, groupId)).toEqual([]);
  });

  it('are renamed by their owners, and taken out by them or by who keeps the group, which leaves a row', async () => {
    const [lea, hanna, ruth] = [await someone('leac'), await someone('hannac'), await someone('ruthc')];
    const groupId = await groupOf(lea, hanna, ruth);
    await giveGroupRole(groupId, lea, hanna, 'helper');
    const [ofLea, ofRuth, left] = [
      await share(lea, groupId, 'Of Lea'),
      await share(ruth, groupId, 'Of Ruth'),
      await share(ruth, groupId, 'Of who leaves'),
    ];
    const rename = (groupFileId: string) => ({
      params: { groupFileId },
      body: { title: 'New' },
    });
    expect(await refusal(lea.client.refused(renameGroupFile, rename(ofRuth.id)))).toBe('404 NOT_FOUND');
    expect((await ruth.client.call(renameGroupFile, rename(ofRuth.id))).body.title).toBe('New');
    const takeOut = (who: Person, { id: groupFileId }: { id: string }) =>
      who.client.send('DELETE', `/api/groups/files/${groupFileId}`).then(({ status }) => status);
    expect(await takeOut(ruth, ofLea)).toBe(404);
    expect(await takeOut(hanna, ofLea)).toBe(404);
    expect((await hanna.client.call(removeGroupFile, { params: { groupFileId: ofRuth.id } })).status).toBe(
      204,
    );
    expect(await takeOut(hanna, ofRuth)).toBe(404);
    const acts = (await lea.client.call(listGroupActs, { params: { groupId } })).body;
    expect(acts.filter(({ act }) => act === 'take-file-out')).toMatchObject([
      { by: { id: hanna.id }, about: { id: ruth.id } },
    ]);
    // It was taken out of the group, not away from its owner.
    expect(await listed(ruth.client)).toHaveLength(2);
    await ruth.client.call(leaveGroup, { params: { groupId } });
    expect((await titles(lea, groupId)).toSorted()).toEqual(['Of Lea', 'Of who leaves']);
    expect(await takeOut(ruth, left)).toBe(204);
    expect(await titles(lea, groupId)).toEqual(['Of Lea']);
  });

  it('are not seen across a block, and count for the group all the same', async () => {
    const [lea, ruth] = [await someone('lead'), await someone('ruthd')];
    const groupId = await groupOf(lea, ruth);
    const file = await share(ruth, groupId, 'Her recording');
    await block(lea, ruth);
    expect([await titles(lea, groupId), await statusOf(lea, file.id)]).toEqual([[], 404]);
    expect([await titles(ruth, groupId), await statusOf(ruth, file.id)]).toEqual([['Her recording'], 200]);
    expect((await lea.client.call(getGroupFileUsage, { params: { groupId } })).body.files).toBe(1);
  });

  it('fill the group’s room to its last byte, and no further when two share at once', async () => {
    const [lea, ruth] = [await someone('leae'), await someone('ruthe')];
    const groupId = await groupOf(lea, ruth);
    const large = await share(lea, groupId, 'Large', '12345');
    await app()
      .db.updateTable('stored_object')
      .set({ size: GROUP_LIMITS.fileBytes - 5 })
      .where(
        'id',
        '=',
        (
          await app()
            .db.selectFrom('group_file')
            .select('object_id')
            .where('id', '=', large.id)
            .executeTakeFirstOrThrow()
        ).object_id,
      )
      .execute();
    const files = [await store(lea.client, 'abcde'), await store(ruth.client, 'fghij')];
    const answers = await Promise.all(
      [lea, ruth].map(({ client }, i) =>
        client.send('POST', `/api/groups/${groupId}/files`, { fileId: files[i], title: 'At once' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const usage = (await lea.client.call(getGroupFileUsage, { params: { groupId } })).body;
    expect([usage.bytes, usage.limitBytes, usage.files]).toEqual([
      GROUP_LIMITS.fileBytes,
      GROUP_LIMITS.fileBytes,
      2,
    ]);
  });

  it('are shared once by a call that is repeated, and hold when the file is deleted meanwhile', async () => {
    const lea = await someone('leaf');
    const groupId = await groupOf(lea);
    const fileId = await store(lea.client, 'once');
    const call = () =>
      lea.client.call(
        addGroupFile,
        { params: { groupId }, body: { fileId, title: 'Once' } },
        { 'idempotency-key': 'share-one-file-once' },
      );
    const [a, b] = [await call(), await call()];
    expect(b.body).toEqual(a.body);
    const others = await Promise.all(Array.from({ length: 6 }, (_, i) => store(lea.client, `file ${i}`)));
    const answers = await Promise.all(
      others.flatMap((id) => [
        lea.client.send('POST', `/api/groups/${groupId}/files`, { fileId: id, title: 'Soon gone' }),
        lea.client.send('DELETE', `/api/files/${id}`),
      ]),
    );
    expect(answers.filter(({ status }) => ![201, 204, 404].includes(status))).toEqual([]);
    expect(await titles(lea, groupId)).toEqual(['Once']);
  });

  it('can be reported; moderators open what is before them, and what they hide its owner alone sees', async () => {
    const [lea, ruth] = [await someone('leag'), await someone('ruthg')];
    const moderator = await hostOf(app(), 'modg', 'moderator');
    const stranger = await personNamed(app(), 'strg');
    const groupId = await groupOf(lea, ruth);
    const file = await share(ruth, groupId, 'Something unkind');
    const report = { kind: 'group-file', wordsId: file.id, reason: 'selling' } as const;
    expect(await statusOf({ client: moderator }, file.id)).toBe(404);
    expect((await stranger.client.refused(createReport, { body: report })).status).toBe(404);
    await lea.client.call(createReport, { body: report });
    const [found] = (await moderator.call(listCases, {})).body;
    const one = (await moderator.call(getCase, { params: { caseId: found!.id } })).body;
    expect(JSON.stringify(one)).toContain('Something unkind');
    expect(await statusOf({ client: moderator }, file.id)).toBe(200);
    // The role alone, of somebody who has shown no more than a password, opens nothing.
    const withoutStep = await app().user('halfg');
    await giveRole(app(), 'halfg', 'moderator');
    expect(await statusOf({ client: withoutStep }, file.id)).toBe(404);
    await decideAsRead(moderator, {
      params: { caseId: found!.id },
      body: { action: 'hide', reason: 'selling' },
    });
    expect([await titles(lea, groupId), await statusOf(lea, file.id)]).toEqual([[], 404]);
    expect(await statusOf({ client: moderator }, file.id)).toBe(404);
    const [own] = (await ruth.client.call(listGroupFiles, { params: { groupId } })).body;
    expect([own?.hidden, await statusOf(ruth, file.id)]).toEqual(['moderator', 200]);
  });

  it('are in their owner’s export, and go with the account', async () => {
    const [lea, ruth] = [await someone('leah'), await someone('ruthh')];
    const groupId = await groupOf(lea, ruth);
    await share(ruth, groupId, 'To take along');
    const exported = (await ruth.client.call(exportMine, {})).body as unknown as Record<string, object[]>;
    expect(exported['groupFiles']).toMatchObject([{ title: 'To take along' }]);
    await ruth.client.call(deleteAccount, { body: { password: PASSWORD } });
    expect(await titles(lea, groupId)).toEqual([]);
    expect((await lea.client.call(getGroupFileUsage, { params: { groupId } })).body.bytes).toBe(0);
    expect(await refusal(lea.client.refused(downloadGroupFile, { params: { groupFileId: 'none' } }))).toBe(
      '404 NOT_FOUND',
    );
  });

  it('are held for their own names as for their titles, which others read, too', async () => {
    const [lea, ruth] = [await someone('leaw'), await personNamed(app(), 'ruthw')];
    const groupId = await groupOf(lea, ruth);
    const params = { groupId };
    const send = async (name: string) => {
      app().clock.advance({ minutes: 1 });
      const fileId = await store(ruth.client, name, name);
      return ruth.client.send('POST', `/api/groups/${groupId}/files`, { fileId, title: 'A sheet' });
    };
    expect((await send('F*ck you.pdf')).body).toMatchObject({ title: 'A sheet', hidden: 'held' });
    expect((await send('buy at www.shop.example.pdf')).body).toMatchObject({ code: 'LINKS_NOT_YET' });
    expect(await titles(lea, groupId)).toEqual([]);
    expect((await send('sheet.pdf')).body).toMatchObject({ hidden: null });
    expect((await lea.client.call(listGroupFiles, { params })).body).toMatchObject([{ name: 'sheet.pdf' }]);
  });
});
