import { request } from 'node:http';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { chapterPath } from '../bible.rules.ts';

describeOnBothEngines('a chapter', (app) => {
  /** As it comes over the line. */
  async function raw(cookie: string, path: string, encoding: string) {
    const url = new URL(path, app().url);
    return new Promise<{ bytes: number; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
      request(url, { headers: { cookie, 'accept-encoding': encoding } }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () => resolve({ bytes, headers: response.headers }));
      })
        .on('error', reject)
        .end();
    });
  }

  it('comes compressed to who can read that, and says the same to who cannot', async () => {
    const ruth = await app().user('ruth');
    const path = chapterPath('PSA', 119, 'WEB');
    const packed = await ruth.fetch(path, { headers: { 'accept-encoding': 'gzip, br' } });
    const plain = await ruth.fetch(path, { headers: { 'accept-encoding': 'identity' } });
    expect([packed.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual([
      'br',
      null,
    ]);
    for (const answer of [packed, plain]) {
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
    expect(await packed.json()).toEqual(await plain.json());
    const cookie = ruth.cookieHeader();
    const [short, long] = [await raw(cookie, path, 'br'), await raw(cookie, path, 'identity')];
    expect(short.bytes * 4).toBeLessThan(long.bytes);
    // What is somebody's own is not: its length could tell of it.
    const own = await raw(cookie, '/api/bible/chapters-read', 'br');
    expect(own.headers['content-encoding']).toBeUndefined();
  });

  it('is another in another text, also when both were read before', async () => {
    const ruth = await app().user('ruth2');
    const read = async (id: 'WEB' | 'KJV') => (await ruth.fetch(chapterPath('PSA', 23, id))).json();
    const [web, kjv] = [await read('WEB'), await read('KJV')];
    expect([web.translation, kjv.translation]).toEqual(['WEB', 'KJV']);
    expect([await read('WEB'), await read('KJV')]).toEqual([web, kjv]);
    expect(JSON.stringify(web)).toContain('Yahweh is my shepherd');
    expect(JSON.stringify(kjv)).not.toContain('Yahweh');
  });
});
