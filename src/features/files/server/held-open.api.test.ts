import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginPut } from '#test-support/begin-put.ts';
import { inTime } from '#test-support/in-time.ts';
import { store } from '#test-support/my-files.ts';
import { pictureAddress, putPicture } from '#test-support/pictures.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import { fileUrl } from '../files.rules.ts';

describe('what somebody keeps open', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('sqlite', null);
  });
  afterAll(() => app?.stop());

  it('is sixteen downloads at most: the others wait, and begin as those end', async () => {
    const ken = await app.user('ken');
    // More than lies on the way between the two.
    const id = await store(ken, new Uint8Array(24_000_000), 'sermon.bin');
    const { port, host } = new URL(app.url);
    const ask = [`GET ${fileUrl(id)} HTTP/1.1`, `host: ${host}`, `cookie: ${ken.cookieHeader()}`, '', ''];
    const begun: Socket[] = [];
    const sockets = Array.from({ length: 20 }, () => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(ask.join('\r\n')));
      socket.once('data', () => {
        begun.push(socket);
        socket.pause();
      });
      return socket;
    });
    const open = () => app.server.app.openRequests();
    await inTime(() => expect([open().requests, begun.length]).toEqual([20, 16]));
    // Two leave before their turn, and hold nobody up; the others begin as those end.
    const waiting = sockets.filter((socket) => !begun.includes(socket));
    for (const socket of waiting.slice(0, 2)) socket.destroy();
    await inTime(() => expect(open().requests).toBe(18));
    for (const socket of begun.splice(0)) socket.destroy();
    await inTime(() => expect([open().requests, begun.length]).toEqual([2, 2]));
    for (const socket of sockets) socket.destroy();
    await inTime(() => expect(open().requests).toBe(0));
    const again = await Promise.all(Array.from({ length: 16 }, () => ken.fetch(fileUrl(id))));
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
    await Promise.all(again.map((answer) => answer.body?.cancel()));
  });

  it('is one body for each address of an upload: the latest', async () => {
    const bela = await app.user('bela');
    const url = await pictureAddress(bela);
    const first = beginPut(url, 1000, 'x');
    await inTime(() => expect(app.server.app.openRequests().uploads).toBe(1));
    expect((await putPicture(bela, url, 'the whole of it')).status).toBe(200);
    // The earlier has been ended, long before it would be for saying nothing.
    await inTime(() => expect(app.server.app.openRequests().uploads).toBe(0));
    expect(await first.closed).not.toContain('200 OK');
    const kept = await bela.fetch(`/api/objects/${new URL(url).pathname.split('/').at(-1)}`);
    expect(await kept.text()).toBe('the whole of it');
  });
});
