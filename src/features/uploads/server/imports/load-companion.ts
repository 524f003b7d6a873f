import { createHash, hkdfSync } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ImportSource } from '../../imports.rules.ts';
import { withoutPrinting } from './companion-log.ts';

/** Where files of people can be besides the web, by Companion's names for them. */
export type Cloud = Exclude<ImportSource, 'url'>;
export type CloudKeys = Partial<Record<Cloud, { key: string; secret: string }>>;

export interface CompanionSettings {
  clouds: CloudKeys;
  /** A folder of its own; Companion insists on one, though nothing is written there while it streams. */
  scratchDir: string;
  /** The server's; Companion's is derived from it. */
  secret: string;
  publicUrl: string;
  /** Where this server receives what Companion sends, without a trailing slash; nothing else is sent anywhere. */
  receivingUrl: string;
  log: (line: string) => void;
}

/** One request as Companion gets it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query below `/companion`. */
  path: string;
  /** Kept for one person between requests: the state of signing in at a cloud. */
  session: object;
  /** Already parsed, in place of the request's own. */
  body?: object;
}

export interface CompanionAnswer {
  status: number;
  text: string;
}

export interface Companion {
  /** Companion writes the answer itself. */
  pass(exchange: Exchange): Promise<void>;
  /** Companion's answer is given back and not written. */
  ask(exchange: Exchange): Promise<CompanionAnswer>;
  /** What happens to imports, by the token of each. */
  events: EventEmitter;
  /** Tells Companion something about an import: `connection:` or `cancel:` with its token. */
  tell(event: string): void;
}

/** The parts of Companion's Express application that are used here. */
interface ExpressApp {
  (request: IncomingMessage, response: ServerResponse, done: (error?: unknown) => void): void;
  disable(setting: string): void;
  response: { send(this: ExpressResponse, body: unknown): ExpressResponse };
}
type ExpressResponse = ServerResponse & { req: IncomingMessage };

export const COMPANION_PATH = '/companion';

/** Loads Companion: some hundred modules and 80 MB, so only when somebody first goes to a cloud. */
export async function loadCompanion(settings: CompanionSettings): Promise<Companion> {
  const { publicUrl, scratchDir, log } = settings;
  await rm(scratchDir, { recursive: true, force: true });
  await mkdir(scratchDir, { recursive: true, mode: 0o700 });
  const { app: createApp } = await import('@uppy/companion');
  const { protocol, host, origin } = new URL(publicUrl);
  const { app, emitter } = withoutPrinting(log, () =>
    createApp({
      secret: companionSecret(settings.secret),
      filePath: scratchDir,
      server: { protocol: protocol.slice(0, -1), host, path: COMPANION_PATH },
      corsOrigins: origin,
      uploadUrls: [`^${RegExp.escape(settings.receivingUrl)}/`],
      streamingUpload: true,
      metrics: false,
      // Companion's own loading of addresses knows neither ports nor limits; `open-remote.ts` is used in its place.
      enableUrlEndpoint: false,
      providerOptions: { ...settings.clouds },
    }),
  ) as unknown as { app: ExpressApp; emitter: EventEmitter };
  app.disable('x-powered-by');
  // Every import that waits for its browser listens.
  emitter.setMaxListeners(0);

  const waiting = new WeakMap<IncomingMessage, (answer: CompanionAnswer) => void>();
  const { send } = app.response;
  app.response.send = function (body) {
    const give = waiting.get(this.req);
    if (give) {
      give({ status: this.statusCode, text: String(body) });
      return this;
    }
    if (typeof body === 'string') this.setHeader('content-security-policy', pagePolicy(body));
    return send.call(this, body);
  };

  /** Resolves when the answer is written or, for `ask`, given. */
  function run(exchange: Exchange, done: Promise<unknown>): Promise<void> {
    const { request, response, path, session, body } = exchange;
    Object.assign(request, { url: path, originalUrl: `${COMPANION_PATH}${path}`, session });
    // Express's parser leaves alone what has been parsed.
    if (body) Object.assign(request, { body, _body: true });
    return new Promise((resolve, reject) => {
      // By its message alone: what else hangs on it are the headers of the request, and with them an access token.
      const unhandled = (error?: unknown) =>
        reject(
          new Error(`Companion, ${path.split('?')[0]}: ${error instanceof Error ? error.message : error}`),
        );
      withoutPrinting(log, () => app(request, response, unhandled));
      done.then(() => resolve(), reject);
    });
  }

  return {
    events: emitter,
    tell: (event) => void withoutPrinting(log, () => emitter.emit(event)),
    pass: (exchange) =>
      run(exchange, new Promise((resolve) => exchange.response.once('close', () => resolve(undefined)))),
    async ask(exchange) {
      const answer = Promise.withResolvers<CompanionAnswer>();
      waiting.set(exchange.request, answer.resolve);
      await run(exchange, answer.promise);
      return answer.promise;
    },
  };
}

/** The scripts that Companion puts into its own pages (they hand the token to the window that asked), and no other. */
function pagePolicy(page: string): string {
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const scriptSrc = scripts.length === 0 ? '' : `;script-src ${scripts.join(' ')}`;
  return `default-src 'none'${scriptSrc};base-uri 'none';form-action 'none';frame-ancestors 'none'`;
}

/** Encrypts the clouds' tokens that browsers keep. */
export function companionSecret(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'lampstand companion', 32)).toString('base64url');
}
