const passing = new WeakSet<Uint8Array>();

/** Says that nobody but the receiver will look at this chunk: one of a request's body, alone in its memory. */
export function givenAway(chunk: Uint8Array): Uint8Array {
  if (chunk.byteLength === chunk.buffer.byteLength) passing.add(chunk);
  return chunk;
}

/**
 * Frees the memory of chunks that were given away, now and not when they are collected: the garbage of a large upload
 * would otherwise have the whole heap marked for every 32 MB that come.
 */
export function letGo(chunks: readonly Uint8Array[]): void {
  for (const chunk of chunks) {
    if (passing.delete(chunk) && chunk.buffer instanceof ArrayBuffer) chunk.buffer.transfer(0);
  }
}
