import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.ts';
import { TooManyBytes } from './object-store.ts';

async function* from(chunks: readonly Uint8Array[]) {
  yield* chunks;
}

test('however the bytes come, they leave in pieces of one size and a last shorter one', async () => {
  const chunks = fc.array(fc.uint8Array({ maxLength: 12 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(chunks, fc.integer({ min: 1, max: 9 }), async (given, pieceBytes) => {
      const all = Buffer.concat(given);
      const left: Buffer[] = [];
      for await (const piece of inPieces(from(given), { pieceBytes, maxBytes: all.byteLength })) {
        left.push(Buffer.from(piece));
      }
      expect(Buffer.concat(left)).toEqual(all);
      expect(left.slice(0, -1).every((piece) => piece.byteLength === pieceBytes)).toBe(true);
      expect(left.at(-1)?.byteLength).toBe(all.byteLength % pieceBytes);
    }),
  );
});

test('nothing is given of a piece in which there is too much', async () => {
  const pieces = inPieces(from([Buffer.from('12345'), Buffer.from('67')]), { pieceBytes: 6, maxBytes: 6 });
  await expect(pieces.next()).rejects.toThrow(TooManyBytes);
});
