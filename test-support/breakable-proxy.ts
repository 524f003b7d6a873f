import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy on loopback that a test can cut and mend: what lies behind it is lost, then there again. */
export interface BreakableProxy {
  port: number;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function startBreakableProxy(target: { host: string; port: number }): Promise<BreakableProxy> {
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let port = 0;
  const listen = async () => {
    server = createServer((near) => {
      const far = connect(target.port, target.host);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
        from.pipe(to);
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
  };
}
