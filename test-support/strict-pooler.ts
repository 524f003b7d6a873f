import { connect, createServer, type Socket } from 'node:net';

/** What PgBouncer takes of a session, as it is installed. */
const TAKEN = ['user', 'database', 'client_encoding', 'application_name'];
const SSL_REQUEST = 80_877_103;

/** A front of PostgreSQL at a port of this machine that takes no settings of a session: what PgBouncer is known by. */
export async function startStrictPooler(
  postgresUrl: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const target = new URL(postgresUrl);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    open.add(near);
    near.on('error', () => {}).on('close', () => open.delete(near));
    near.on('data', function begin(message: Buffer) {
      if (message.readInt32BE(4) === SSL_REQUEST) return void near.write('N');
      near.off('data', begin);
      const words = message.subarray(8).toString('utf8').split('\0');
      const refused = words.find((word, i) => i % 2 === 0 && word !== '' && !TAKEN.includes(word));
      if (refused !== undefined) return void near.end(refusal(`unsupported startup parameter: ${refused}`));
      const far = connect(Number(target.port), target.hostname);
      far.on('error', () => near.destroy()).on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      far.write(message);
      near.pipe(far).pipe(near);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(postgresUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An error in the protocol's words, with its severity, code and message. */
function refusal(message: string): Buffer {
  const body = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const answer = Buffer.concat([Buffer.from('E\0\0\0\0'), body]);
  answer.writeInt32BE(body.length + 4, 1);
  return answer;
}
