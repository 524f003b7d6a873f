import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A web server on this machine that notes what it is asked for. */
export interface WebServer {
  port: number;
  /** 'METHOD /path', in order. */
  asked: string[];
  stop(): Promise<void>;
}

/** @param host an address of this machine; `::` answers on every one, IPv4 and IPv6. */
export async function startWebServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  host = '127.0.0.1',
): Promise<WebServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    port: (server.address() as { port: number }).port,
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
