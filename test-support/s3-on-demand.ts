import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSwiftInstalled, type S3Access, startThrowawayS3, type ThrowawayS3 } from './throwaway-s3.ts';

export const S3_MEND =
  'No S3 server was found: install Swift (Debian: apt-get install swift-proxy swift-account swift-container swift-object memcached python3-lxml) or set TEST_S3_ENDPOINT.';

/** An address on loopback that answers with an S3Access. */
export interface S3Offer {
  url: string;
  stop(): Promise<void>;
}

/** Whether an S3 server can be had at all. */
export function hasS3(): boolean {
  return Boolean(process.env['TEST_S3_ENDPOINT']) || isSwiftInstalled();
}

/**
 * Offers an S3 server to all processes of a run. It starts when the first test asks for it: most runs are of a few
 * tests that need none. `TEST_S3_ENDPOINT` (`http://KEY:SECRET@host:port`) names one that runs already.
 * @returns null when there is none to be had.
 */
export async function offerS3(): Promise<S3Offer | null> {
  if (!hasS3()) return null;
  const given = process.env['TEST_S3_ENDPOINT'];
  let started: Promise<ThrowawayS3> | null = null;
  const access = async (): Promise<S3Access> => {
    if (given) return accessOf(given);
    started ??= startThrowawayS3();
    return started;
  };
  const server = createServer((_request, response) => {
    access().then(
      (found) => response.end(JSON.stringify(found)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await started?.then((s3) => s3.stop());
    },
  };
}

function accessOf(given: string): S3Access {
  const { origin, username, password } = new URL(given);
  return {
    endpoint: origin,
    region: process.env['TEST_S3_REGION'] ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
