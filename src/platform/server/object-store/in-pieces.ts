import { TooManyBytes } from './object-store.ts';

/**
 * The same bytes in pieces of exactly `pieceBytes`, of which only the last may be shorter, and is empty when there are
 * none at all. One piece is in memory at a time.
 * @throws TooManyBytes as soon as more than `maxBytes` have come.
 */
export async function* inPieces(
  chunks: AsyncIterable<Uint8Array>,
  { pieceBytes, maxBytes }: { pieceBytes: number; maxBytes: number },
): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.byteLength;
    if (total > maxBytes) throw new TooManyBytes(`more than ${maxBytes} bytes`);
    for (let rest = chunk; rest.byteLength > 0; ) {
      if (heldBytes === pieceBytes) {
        yield Buffer.concat(held);
        held = [];
        heldBytes = 0;
      }
      const taken = rest.subarray(0, pieceBytes - heldBytes);
      held.push(taken);
      heldBytes += taken.byteLength;
      rest = rest.subarray(taken.byteLength);
    }
  }
  yield Buffer.concat(held);
}
