import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * The address of a site: its origin, as browsers write it. Anything more would be lost or do harm: what compares it with a
 * request's host, or asks whether it begins with `https:`, would see something else than the browser does.
 */
export const siteAddress = z
  .string()
  .trim()
  .transform((value, ctx) => {
    const url = /^https?:\/\//i.test(value) ? URL.parse(value.replace(/\/+$/, '')) : null;
    // `href` tells of an empty query too, which `search` does not.
    if (url && url.href === `${url.origin}/`) return url.origin;
    ctx.addIssue(
      'must be an address like https://lampstand.example.org: with http or https, and without a user, a path, ? or #',
    );
    return z.NEVER;
  });

/** The address of another service, with a path or without. */
export const serviceAddress = z
  .string()
  .trim()
  .pipe(
    z.url({
      protocol: /^https?$/,
      error: 'must be an address like https://service.example.org: with http or https',
    }),
  );

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (PROXY_NAMES.includes(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  const longest = version === 4 ? 32 : 128;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest;
}

/** As Fastify's `trustProxy` takes it. */
export const proxyList = z
  .string()
  .refine(
    (list) => list.split(',').every((one) => isNetwork(one.trim())),
    'must be IP addresses or networks like 10.0.0.0/8, separated by commas, or loopback, linklocal or uniquelocal',
  );

/** In digits alone: `1e3` or `0x50` would be read as a number, and is a slip. */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .trim()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}, in digits`)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}

/** The same with decimals, as 0.5. */
export function decimalNumber(min: number, max: number) {
  return z
    .string()
    .trim()
    .regex(/^\d+(\.\d+)?$/, `must be a number from ${min} to ${max}, in digits`)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}

/** Of a password that is not written so, a part would be taken for the host, and said wherever that is not found. */
const PASSWORD_AS = 'in which @, /, ?, # and % of a password are written as %40, %2F, %3F, %23 and %25';

const POSTGRES_AS = `must be an address like postgres://user:password@host:5432/database, ${PASSWORD_AS}`;

/** Whether what comes after the host looks as if the password had ended too soon. */
function hasCutPassword(address: string): boolean {
  const [, path = ''] = /^[^/]*\/\/[^/?#]*([^?#]*)/.exec(address) ?? [];
  const isCutAtQuery = /^[^/]*\/\/[^/?#]+\?[^#]*@/.test(address);
  return path.includes('@') || isCutAtQuery || address.includes('#');
}

/** The host may be absent where the address leads to a socket of this machine (`?host=/run/postgresql`). */
export const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
  .superRefine((url, ctx) => {
    const fault = faultOfAddress(url);
    if (fault !== null) ctx.addIssue(fault);
  })
  .refine(
    (url) =>
      (URL.canParse(url) || URL.canParse(url.replace('@/', '@localhost/'))) &&
      // A % that begins no code stands for itself; a code has to be one of UTF-8.
      (/%(?![0-9a-f]{2})/i.test(url) || isDecodable(url)),
    POSTGRES_AS,
  );

const WITH_CERTIFICATE = 'write sslmode=verify-full&sslrootcert=/path/of/its-certificate.pem';

const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** What only the server, or only PostgreSQL's own programs would understand; a backup would fail, or show the password. */
function faultOfAddress(url: string): string | null {
  if (hasCutPassword(url)) return POSTGRES_AS;
  const [, authority = '', query = ''] = /^[^/]*\/\/([^/?#]*)[^?#]*\??([^#]*)/.exec(url) ?? [];
  const options = new URLSearchParams(query);
  const hosts = [authority.slice(authority.lastIndexOf('@') + 1), ...options.getAll('host')];
  if (hosts.some((host) => host.includes(',')))
    return 'must name one host: an address that moves with the primary, or a proxy in front of both (HAProxy, PgBouncer)';
  if (options.has('password'))
    return 'must have the password before the @, as in postgres://user:password@host/database: after the ? everybody on the machine can read it while a backup is made';
  const modes = options.getAll('sslmode');
  if (modes.includes('no-verify'))
    return `must not say sslmode=no-verify, which pg_dump does not know: ${WITH_CERTIFICATE}`;
  if (modes.some((mode) => !SSL_MODES.includes(mode)))
    return `has an sslmode that there is not: ${WITH_CERTIFICATE}, or sslmode=disable where the line is your own`;
  if (options.has('uselibpqcompat'))
    return `must not say uselibpqcompat, which pg_dump does not know: ${WITH_CERTIFICATE}`;
  return null;
}

export const smtpAddress = z
  .string()
  .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
  .refine(isSmtpAddress, `must be an address like smtp://user:password@host:587, ${PASSWORD_AS}`);

function isSmtpAddress(text: string): boolean {
  const url = hasCutPassword(text) ? null : URL.parse(text);
  return url !== null && url.hostname !== '' && isDecodable(url.username + url.password);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const ADDRESS = /^[^\s<>@,;"]+@[^\s<>@,;"]+$/;

/** An address, or a name with the address in angle brackets. A name with a comma stands in quotes. */
export const senderAddress = z
  .string()
  .trim()
  .refine((text) => {
    const [, inBrackets] = /^(?:"[^"]*"|[^<>",;@]*)\s*<([^<>]*)>$/.exec(text) ?? [];
    return ADDRESS.test(inBrackets ?? text);
  }, 'must be an address, or a name and an address like Lampstand <lampstand@example.org>; a name with a comma in it stands in double quotes: "Church, our" <lampstand@example.org>');

/**
 * Email addresses, separated by commas; in lower case. Each as people can register one: with any other nobody would ever come in, and
 * nothing would say why.
 */
export const addressList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (emails) => emails.every((email) => email.length <= 254 && z.email().safeParse(email).success),
    'must be email addresses like pastor@example.org, separated by commas',
  );
