import { connect } from 'node:net';

/**
 * Begins a PUT that says it has `length` bytes, and sends `some` of them. `closed`: what had been answered when the
 * connection was over.
 */
export function beginPut(address: string, length: number, some: string) {
  const url = new URL(address);
  const socket = connect(Number(url.port), url.hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1');
  });
  // A server that is killed resets it.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
  const head = `PUT ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: ${length}\r\n\r\n`;
  socket.write(head + some);
  return { socket, closed };
}
