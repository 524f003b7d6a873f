import { expect, it } from 'vitest';
import { deleteFile } from '#features/files/files.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { bringIn, startedBy } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { LiveListener } from '#test-support/live-listener.ts';
import { type Member, member } from '#test-support/members.ts';
import { store } from '#test-support/my-files.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { addGroupFile } from '../files.contract.ts';

describeOnBothEngines('an open list of the files of a group', (app) => {
  async function groupOf(lea: Member, ruth: Member): Promise<string> {
    const groupId = await startedBy(lea);
    await bringIn(groupId, lea, [ruth]);
    return groupId;
  }
  async function share({ client }: Member, groupId: string) {
    const fileId = await store(client, 'la la la', 'song.txt');
    const body = { fileId, title: 'Our song' };
    return { fileId, id: (await client.call(addGroupFile, { params: { groupId }, body })).body.id };
  }
  /** Whether a reader is told of the group's files by what is done; they are told of another group's after that. */
  async function isTold(reader: Member, lea: Member, groupId: string, act: () => Promise<unknown>) {
    const other = await startedBy(lea);
    if (reader.id !== lea.id) await bringIn(other, lea, [reader]);
    const listener = await LiveListener.open(reader.client);
    await act();
    await share(lea, other);
    const files = (id: string) => `/api/groups/${id}/files`;
    const changed: string[] = [];
    while (!changed.includes(files(other))) changed.push(...((await listener.changed()) ?? [files(other)]));
    listener.leave();
    return changed.includes(files(groupId));
  }

  it('loses what its owner deletes from their own files, and for its owner, too', async () => {
    const [lea, ruth] = [await member(app(), 'leagone'), await member(app(), 'ruthgone')];
    const groupId = await groupOf(lea, ruth);
    for (const reader of [lea, ruth]) {
      const { fileId } = await share(lea, groupId);
      const deleted = () => lea.client.call(deleteFile, { params: { fileId } });
      expect(await isTold(reader, lea, groupId, deleted)).toBe(true);
    }
  });

  it('loses what a moderator hides', async () => {
    const [lea, ruth] = [await member(app(), 'leahid'), await member(app(), 'ruthhid')];
    const moderator = await hostOf(app(), 'modhid', 'moderator');
    const groupId = await groupOf(lea, ruth);
    const { id } = await share(lea, groupId);
    await ruth.client.call(createReport, { body: { kind: 'group-file', wordsId: id, reason: 'selling' } });
    const [found] = (await moderator.call(listCases, {})).body;
    const hidden = () =>
      decideAsRead(moderator, {
        params: { caseId: found!.id },
        body: { action: 'hide', reason: 'selling' },
      });
    expect(await isTold(ruth, lea, groupId, hidden)).toBe(true);
  });
});
