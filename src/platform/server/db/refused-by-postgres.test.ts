import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { isPooled } from './open-postgres.ts';
import { refusedByPostgres } from './refused-by-postgres.ts';

/** A message of the protocol: its letter, its length, what it says. */
function message(letter: string, ...parts: (string | number)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'string') return Buffer.from(`${part}\0`);
      const number = Buffer.alloc(4);
      number.writeInt32BE(part);
      return number;
    }),
  );
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

it('an address without the password that PostgreSQL asks for is said in words', async () => {
  const asksForPassword = message('R', 10, 'SCRAM-SHA-256', '');
  // What a server says next is what the driver has no password for.
  const challenge = Buffer.from('r=nonce,s=c2FsdA==,i=4096');
  const head = Buffer.alloc(9);
  head.write('R');
  head.writeInt32BE(challenge.length + 8, 1);
  head.writeInt32BE(11, 5);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(asksForPassword);
      socket.once('data', () => socket.write(Buffer.concat([head, challenge])));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const error = await isPooled(`postgres://lampstand@127.0.0.1:${port}/lampstand`).catch(
    (error: Error) => error,
  );
  expect(refusedByPostgres(error as Error)).toMatch(
    /^it asks for a password, [^\n]* postgres:\/\/user:password@/,
  );
});

it('what is no refusal stays an error of its own', () => {
  expect(refusedByPostgres(new Error('a mistake'))).toBeNull();
});
