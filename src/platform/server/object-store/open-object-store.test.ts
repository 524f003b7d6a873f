import { expect, it } from 'vitest';
import { startWebServer } from '#test-support/web-server.ts';
import { ConfigError, readConfig } from '../config.ts';
import { openObjectStore } from './open-object-store.ts';

it('says in one line that S3_ENDPOINT is another kind of server', async () => {
  const other = await startWebServer((_request, response) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><p>Nothing here'),
  );
  const config = readConfig({
    S3_ENDPOINT: `http://127.0.0.1:${other.port}`,
    S3_BUCKET: 'lampstand',
    S3_REGION: 'here',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  const opened = openObjectStore(config, () => {});
  await expect(opened).rejects.toThrow(ConfigError);
  await expect(opened).rejects.toThrow(/^[^\n]* S3_ENDPOINT does not answer as an S3 service does: [^\n]*$/);
  await other.stop();
});
