import { expect, test } from '@playwright/test';
import { type RealServer, startRealServer } from '../../test-support/start-real-server.ts';

/** Whether anything still listens where the server was. */
const isGone = (server: RealServer) =>
  fetch(`${server.url}/healthz`).then(
    () => false,
    () => true,
  );

// No page is needed here, but the build is, which journeys have.
for (const whom of ['npm', 'the whole group'] as const) {
  test(`npm start ends with its server when ${whom} gets SIGTERM`, async () => {
    const server = await startRealServer({ command: ['npm', 'start'] });
    try {
      const exited = new Promise((resolve) => server.process.once('exit', resolve));
      if (whom === 'npm') server.process.kill('SIGTERM');
      // As Ctrl+C does in a terminal: npm gets it, and passes on what the server has got already.
      else process.kill(-server.process.pid!, 'SIGTERM');
      await exited;
      expect(await isGone(server)).toBe(true);
    } finally {
      await server.dispose();
    }
  });
}
