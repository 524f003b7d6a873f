import type { IncomingMessage } from 'node:http';
import { givenAway, letGo } from '../passing-buffers.ts';

/**
 * Frees what the socket of an answer has read as soon as the answer's body has its copy of it: the garbage of a large
 * file would otherwise come to 50 MB between two collections. Node's parser copies bodies today; what a body should
 * ever share with the socket is left alone.
 */
export function freeReads(response: IncomingMessage): void {
  let reading: Uint8Array | null = null;
  let isShared = false;
  const push = response.push.bind(response);
  response.push = (chunk: Uint8Array | null) => {
    isShared ||= chunk !== null && chunk.buffer === reading?.buffer;
    return push(chunk);
  };
  // Around the parser, which listens already.
  response.socket.prependListener('data', (bytes: Buffer) => {
    reading = bytes;
    isShared = false;
  });
  response.socket.on('data', () => {
    if (reading && !isShared) letGo([givenAway(reading)]);
    reading = null;
  });
}
