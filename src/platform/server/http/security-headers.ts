import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import helmet from 'helmet';

/** The headers that keep a page to itself, and those of an answer that is no page. */
export interface SecurityHeaders {
  page: Record<string, string>;
  api: Record<string, string>;
}

/**
 * What a browser could let a page do and no page of ours does, so that nothing that gets into one can do it either:
 * pictures come from the device's own picker, which needs no leave. Only names that browsers know: Chromium complains
 * about others.
 */
const NOBODY_MAY = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/**
 * Copying a verse, and passkeys, on our own pages alone. Sharing is for our own pages without a word, and Chromium on Linux does
 * not know its name.
 */
const WE_MAY = ['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'];
const PERMISSIONS = [
  ...NOBODY_MAY.map((name) => `${name}=()`),
  ...WE_MAY.map((name) => `${name}=(self)`),
].join(', ');

/** What speaks to a browser that shows an answer as a document. The others are of use on any answer. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * For what pages load and nobody opens (scripts, letters, pictures of pixels): a kilobyte each of what only a document needs, of which home
 * would load a hundred. Not for drawings, which are documents when they are opened by themselves, or a worker's script, which has the policy
 * of its own answer.
 */
export function leaveOutDocumentHeaders(reply: FastifyReply): void {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
}

/**
 * helmet's headers with our content policy, computed once: they are the same for every answer. JSON needs few of
 * them; a browser that is made to show it as a page may load nothing.
 */
export function securityHeaders(options: {
  https: boolean;
  filesOrigin: string | null;
  /** Scripts that pages have in themselves, as the content policy names them: `'sha256-…'`. */
  inlineScripts?: readonly string[];
}): SecurityHeaders {
  const files = options.filesOrigin === null ? [] : [options.filesOrigin];
  const policy = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(options.inlineScripts ?? [])],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...files],
        mediaSrc: ["'self'", 'blob:', ...files],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(options.https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // On plain HTTP browsers ignore it, and say so as an error in the console of each page.
    crossOriginOpenerPolicy: options.https && { policy: 'same-origin' },
  });
  const page = { ...headersSetBy(policy), 'permissions-policy': PERMISSIONS };
  const api = Object.fromEntries(Object.entries(page).filter(([name]) => !OF_DOCUMENTS.includes(name)));
  return { page, api: { ...api, 'content-security-policy': "default-src 'none';frame-ancestors 'none'" } };
}

function headersSetBy(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
}
