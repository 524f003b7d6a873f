import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy on loopback that a test can cut and mend: what lies behind it is lost, then there again. */
export interface BreakableProxy {
  port: number;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /**
   * From now on nothing comes through on the lines that are there, and neither end is told. Lines that are made later
   * work. Says how many were silenced.
   */
  silence(): number;
  /** The next bytes in this direction that contain `bytes` are lost, and their line is cut. Resolves when that was. */
  loseNext(direction: 'there' | 'back', bytes: string): Promise<void>;
}

interface Loss {
  direction: 'there' | 'back';
  bytes: string;
  lost(): void;
}

export async function startBreakableProxy(target: { host: string; port: number }): Promise<BreakableProxy> {
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let port = 0;
  let loss: Loss | null = null;
  const listen = async () => {
    server = createServer((near) => {
      const far = connect(target.port, target.host);
      for (const [from, to, direction] of [
        [near, far, 'there'],
        [far, near, 'back'],
      ] as const) {
        sockets.add(from);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
        from.on('data', (chunk: Buffer) => {
          if (loss?.direction === direction && chunk.includes(loss.bytes)) {
            const { lost } = loss;
            loss = null;
            near.destroy();
            far.destroy();
            lost();
          } else to.write(chunk);
        });
        from.on('end', () => to.end());
      }
    });
    const listening = server;
    await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve));
    port = (listening.address() as { port: number }).port;
  };
  await listen();
  return {
    get port() {
      return port;
    },
    async cut() {
      const closing = server;
      server = null;
      for (const socket of sockets) socket.destroy();
      if (closing) await new Promise((resolve) => closing.close(resolve));
    },
    mend: listen,
    silence() {
      for (const socket of sockets) {
        socket.removeAllListeners('data');
        socket.removeAllListeners('end');
        socket.removeAllListeners('close');
        socket.on('close', () => sockets.delete(socket));
        socket.resume();
      }
      return sockets.size / 2;
    },
    loseNext(direction, bytes) {
      return new Promise<void>((lost) => {
        loss = { direction, bytes, lost };
      });
    },
  };
}
