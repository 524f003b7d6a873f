import { TooManyBytes } from './object-store.ts';

/**
 * The same bytes in pieces of exactly `pieceBytes`. The last piece is shorter, and empty when nothing is left for it.
 * All pieces use the same memory, so a piece may be used only until the next one is asked for.
 * @throws TooManyBytes as soon as more than `maxBytes` have come.
 */
export async function* inPieces(
  chunks: AsyncIterable<Uint8Array>,
  { pieceBytes, maxBytes }: { pieceBytes: number; maxBytes: number },
): AsyncGenerator<Buffer> {
  const piece = Buffer.allocUnsafeSlow(pieceBytes);
  let filled = 0;
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.byteLength;
    if (total > maxBytes) throw new TooManyBytes(`more than ${maxBytes} bytes`);
    for (let rest = chunk; rest.byteLength > 0; ) {
      const taken = rest.subarray(0, pieceBytes - filled);
      piece.set(taken, filled);
      filled += taken.byteLength;
      rest = rest.subarray(taken.byteLength);
      if (filled < pieceBytes) break;
      yield piece;
      filled = 0;
    }
  }
  yield piece.subarray(0, filled);
}
