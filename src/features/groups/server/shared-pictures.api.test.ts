import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createZip, listZips } from '#features/community/zips.contract.ts';
import { bringIn, startedBy } from '#test-support/group-people.ts';
import { member } from '#test-support/members.ts';
import { download, store } from '#test-support/my-files.ts';
import { describeOnBothStores } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { addGroupFile } from '../files.contract.ts';

/** 51 degrees, as Exif has it. */
const LATITUDE = Buffer.from('3300000001000000', 'hex');

async function pictureWithPlace() {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#a63' } });
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 2647/100' };
  const bytes = await picture.withExif({ IFD3: place }).jpeg().toBuffer();
  return Uint8Array.from(bytes);
}

describeOnBothStores('a picture that is shared in a group', (app) => {
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
  /** As a browser, which follows where the server leads. */
  const open = async (client: TestClient, url: string, headers: Record<string, string> = {}) => {
    const answer = await client.fetch(url, { headers });
    const led = answer.headers.get('location');
    return led === null ? answer : fetch(led, { headers });
  };

  it('does not say where it was taken, whole, in part or in a zip, and stays its owner’s as it was', async () => {
    const [lea, ruth] = [await member(app(), 'leap'), await member(app(), 'ruthp')];
    const groupId = await startedBy(lea);
    await bringIn(groupId, lea, [ruth]);
    const picture = await pictureWithPlace();
    const fileId = await store(lea.client, picture, 'house.jpg');
    const shared = { params: { groupId }, body: { fileId, title: 'Our house' } };
    const { url, size } = (await lea.client.call(addGroupFile, shared)).body;

    const own = await bytesOf(await download(lea.client, fileId));
    expect([own.includes(LATITUDE), own.equals(picture)]).toEqual([true, true]);

    const answer = await open(ruth.client, url);
    const seen = await bytesOf(answer);
    expect([answer.status, seen.length, seen.includes(LATITUDE)]).toEqual([200, size, false]);
    expect((await sharp(seen).metadata()).width).toBe(640);

    const at = own.indexOf(LATITUDE);
    const part = await open(ruth.client, url, { range: `bytes=${at - 4}-${at + 11}` });
    expect([part.status, await bytesOf(part)]).toEqual([206, seen.subarray(at - 4, at + 12)]);
    const etag = answer.headers.get('etag')!;
    expect((await ruth.client.fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);

    await ruth.client.call(createZip, { params: { groupId } });
    const zips = async () => (await ruth.client.call(listZips, {})).body;
    await expect.poll(async () => (await zips())[0]?.state, { timeout: 15_000 }).toBe('ready');
    const zip = await bytesOf(await open(ruth.client, (await zips())[0]!.url!));
    expect([zip.includes(seen), zip.includes(LATITUDE)]).toEqual([true, false]);
  });

  it('that says nothing of a place is given out as it is', async () => {
    const lea = await member(app(), 'leaq');
    const groupId = await startedBy(lea);
    const text = 'A sermon at +51.5074-000.1278/';
    const fileId = await store(lea.client, text, 'sermon.txt');
    const shared = { params: { groupId }, body: { fileId, title: 'A sermon' } };
    const { url } = (await lea.client.call(addGroupFile, shared)).body;
    expect(await (await open(lea.client, url)).text()).toBe(text);
  });
});
