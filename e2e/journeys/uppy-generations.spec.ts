import { type UppyGeneration, uppyScript } from '../../test-support/uppy-in-page.ts';
import { expect, signedIn, test } from '../fixtures.ts';

type Upload = (
  name: string,
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
  multipart: boolean,
) => Promise<{ location: string; failures: string[] }>;

const MB = 1024 ** 2;

for (const generation of [5, 6] as UppyGeneration[]) {
  for (const multipart of [false, true]) {
    test(`Uppy ${generation} uploads ${multipart ? 'in parts' : 'in one request'} with nothing but the server's address`, {
      tag: '@s3',
    }, async ({ page }) => {
      await signedIn(page);
      await page.goto('/');
      await page.evaluate(await uppyScript(generation));
      const uploaded = await page.evaluate(
        async ({ length, inParts }) => {
          const bytes = new Uint8Array(length);
          for (let i = 0; i < length; i += 65_536) crypto.getRandomValues(bytes.subarray(i, i + 65_536));
          const { uploadWithUppy } = window as unknown as { uploadWithUppy: Upload };
          const result = await uploadWithUppy('Sermon über Licht.mp4', 'video/mp4', bytes, inParts);
          const back = new Uint8Array(await (await fetch(result.location)).arrayBuffer());
          const same = back.length === length && back.every((byte, i) => byte === bytes[i]);
          return { ...result, same };
        },
        { length: 12 * MB + 1, inParts: multipart },
      );
      expect(uploaded).toMatchObject({ failures: [], same: true });
      const files = await (await page.request.get('/api/files')).json();
      expect(files).toMatchObject([
        { name: 'Sermon über Licht.mp4', contentType: 'video/mp4', size: 12 * MB + 1 },
      ]);
    });
  }
}
