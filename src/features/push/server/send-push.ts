import { ECDH } from 'node:crypto';
import https from 'node:https';
import webpush from 'web-push';
import { ForbiddenAddress, type GuardedAgents } from '#platform/server/outgoing/guarded-agents.ts';
import { PUSH_LIMITS } from '../push.rules.ts';
import type { PushDeviceTable } from './push-tables.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** How it ended: accepted; the browser gets nothing any more; not taken now; or never to be taken. */
export type Sent = 'accepted' | 'gone' | 'later' | 'refused';

/** How it is sent: what comes too late is of no use, and one that was not fetched yet gives way to the next of its kind. */
const HOW = {
  reminder: { urgency: 'low', topic: 'reminder' },
  news: { urgency: 'normal', topic: 'news' },
  urgent: { urgency: 'high', topic: 'urgent' },
} as const;
export type MessageKind = keyof typeof HOW;

/** Whoever provides push answers in so much time, or is asked again. */
const ANSWER_MS = 15_000;

/** Whether a browser's key is a point of the curve: of another one, every message would fail. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends a message to a browser, encrypted for it alone (RFC 8291). The browser says where to, so the agents reach public addresses
 * alone; no redirect is followed and no answer is read.
 */
export async function sendPush(
  device: Pick<PushDeviceTable, 'endpoint' | 'p256dh' | 'auth'>,
  kind: MessageKind,
  message: object,
  { agents, keys, publicUrl }: { agents: GuardedAgents; keys: VapidKeys; publicUrl: string },
): Promise<Sent> {
  const { endpoint, p256dh, auth } = device;
  const details = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      TTL: PUSH_LIMITS.keptSeconds,
      ...HOW[kind],
      vapidDetails: {
        // Whoever provides push may want to reach who sends; without https nobody else reaches this server anyway.
        subject: publicUrl.startsWith('https:') ? publicUrl : 'mailto:lampstand@localhost.localdomain',
        ...keys,
      },
    },
  );
  try {
    const status = await post(details.endpoint, details.headers, details.body as Buffer, agents.https);
    if (status >= 200 && status < 300) return 'accepted';
    if (status === 404 || status === 410) return 'gone';
    return status === 429 || status >= 500 ? 'later' : 'refused';
  } catch (error) {
    return error instanceof ForbiddenAddress ? 'gone' : 'later';
  }
}

function post(
  url: string,
  headers: Record<string, string>,
  body: Buffer,
  agent: https.Agent,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const signal = AbortSignal.timeout(ANSWER_MS);
  const request = https.request(url, { method: 'POST', headers, agent, signal });
  request.once('response', (response) => {
    resolve(response.statusCode ?? 0);
    // What else it says may be without end.
    response.destroy();
  });
  request.once('error', reject);
  request.end(body);
  return promise;
}
