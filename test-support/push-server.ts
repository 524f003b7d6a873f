import { execFileSync } from 'node:child_process';
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { vapidKeys } from '#features/push/server/vapid-keys.ts';
import type { OutgoingNetwork } from '#platform/server/outgoing/guarded-agents.ts';

/** The name under which the server is reached; nobody else has it (RFC 6761). */
const HOST = 'push.test';

/** A message as a browser would show it, and how it was sent. */
export interface Pushed {
  /** The last part of the address that it was sent to. */
  to: string;
  message: { text: string; date?: string; end?: string; path?: string };
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
  /** Who sent it, as the signed token says. */
  subject: string;
}

/** A service that brings messages to browsers, as RFC 8030 has it, with the browsers. */
export interface PushServer {
  network: OutgoingNetwork;
  /** A browser's subscription to this service, as it would give it. */
  subscribe(name: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What has arrived, in order. Whatever was not signed or encrypted as it should is refused, and listed in `refused`. */
  arrived: Pushed[];
  refused: string[];
  /** What it answers from now on, instead of taking it. */
  answerWith(status: number | null): void;
  stop(): Promise<void>;
}

/** The way to a server that starts after the app is made which sends to it. */
export function networkOf(server: () => PushServer): OutgoingNetwork {
  return {
    resolve: (name) => server().network.resolve(name),
    mayReach: (address, port) => server().network.mayReach(address, port),
  };
}

/** A browser's subscription to a service that is not there. */
export function deviceOfNobody() {
  const p256dh = createECDH('prime256v1').generateKeys('base64url', 'uncompressed');
  return { endpoint: `https://${HOST}/nobody`, keys: { p256dh, auth: 'A'.repeat(22) } };
}

interface Browser {
  keys: ECDH;
  auth: Buffer;
}

/** The key that browsers are given by a server with this secret, base64url. */
export function serverKeyOf(secret: string): string {
  return vapidKeys(secret).publicKey;
}

/** @param secret of the server whose messages it takes: others’ are refused (RFC 8292) */
export async function startPushServer(secret: string): Promise<PushServer> {
  const browsers = new Map<string, Browser>();
  const arrived: Pushed[] = [];
  const refused: string[] = [];
  let answer: number | null = null;
  const certificate = makeCertificate();
  const formerly = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...formerly, certificate.cert]);
  const server = createServer(certificate, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (answer !== null) return void response.writeHead(answer).end();
      const to = request.url!.slice(1);
      const header = (name: string) => request.headers[name] as string | undefined;
      try {
        const subject = subjectOf(header('authorization') ?? '', serverKeyOf(secret));
        if (header('content-encoding') !== 'aes128gcm') throw new Error('not encrypted');
        const text = decrypted(Buffer.concat(parts), browsers.get(to)!);
        const sent = { ttl: Number(header('ttl')), urgency: header('urgency'), topic: header('topic') };
        arrived.push({ to, message: JSON.parse(text) as Pushed['message'], ...sent, subject });
        response.writeHead(201).end();
      } catch (error) {
        refused.push(String(error));
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    network: {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      mayReach: (address, to) => address === '127.0.0.1' && to === port,
    },
    subscribe(name) {
      const keys = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = keys.generateKeys('base64url', 'uncompressed');
      browsers.set(name, { keys, auth });
      return {
        endpoint: `https://${HOST}:${port}/${name}`,
        keys: { p256dh, auth: auth.toString('base64url') },
      };
    },
    arrived,
    refused,
    answerWith(status) {
      answer = status;
    },
    async stop() {
      tls.setDefaultCACertificates(formerly);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Holds the signed token of a sender against its key (RFC 8292), and says who they are. */
function subjectOf(authorization: string, senderKey: string): string {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== senderKey) throw new Error('signed by another key');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const [head, body, signature] = token.split('.') as [string, string, string];
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, string | number>;
  const left = Number(claims['exp']) * 1000 - Date.now();
  if (!isSigned || !String(claims['aud']).startsWith(`https://${HOST}:`)) throw new Error('not signed');
  if (left <= 0 || left > 24 * 60 * 60_000) throw new Error('out of date');
  return String(claims['sub']);
}

/** As a browser does it (RFC 8291 over RFC 8188): one record, whose last byte says that it is the last. */
function decrypted(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const length = body[20]!;
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end === -1) throw new Error('not the last record');
  return plain.subarray(0, end).toString();
}

/** A certificate for that name alone, thrown away at once. */
function makeCertificate(): { key: string; cert: string } {
  const dir = mkdtempSync(path.join(tmpdir(), 'lampstand-push-'));
  try {
    const files = { key: path.join(dir, 'key.pem'), cert: path.join(dir, 'cert.pem') };
    const name = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
    const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const into = ['-keyout', files.key, '-out', files.cert];
    execFileSync('openssl', ['req', '-x509', ...made, ...name, ...into], { stdio: 'ignore' });
    return { key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.cert, 'utf8') };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
