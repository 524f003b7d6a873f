const passing = new WeakSet<Uint8Array>();

/** Says that only the receiver will use this chunk: a chunk of the body of a request, alone in its memory. */
export function givenAway(chunk: Uint8Array): Uint8Array {
  if (chunk.byteLength === chunk.buffer.byteLength) passing.add(chunk);
  return chunk;
}

/**
 * Frees the memory of chunks at once, and not when they are collected. Otherwise the garbage of a large upload would
 * make the collector go through the whole heap for every 32 MB that come.
 */
export function letGo(chunks: readonly Uint8Array[]): void {
  for (const chunk of chunks) {
    if (passing.delete(chunk) && chunk.buffer instanceof ArrayBuffer) chunk.buffer.transfer(0);
  }
}
