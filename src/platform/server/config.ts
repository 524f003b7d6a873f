import path from 'node:path';
import { z } from 'zod';
import { plainIssue } from '#contract/plain-issue.ts';
import type { DatabaseLocation } from './db/open-database.ts';
import type { S3Settings } from './object-store/s3-client.ts';
import {
  addressList,
  decimalNumber,
  postgresAddress,
  proxyList,
  senderAddress,
  serviceAddress,
  siteAddress,
  smtpAddress,
  wholeNumber,
} from './setting-kinds.ts';

const flagless = z.string().trim().min(1);

/** The fewest characters of the secret that signs and seals. */
export const SECRET_LENGTH = 32;

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: flagless.default('127.0.0.1'),
  DATA_DIR: flagless.default('./data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 500).default(20),
  DATABASE_STATEMENT_SECONDS: wholeNumber(1, 3600).default(7),
  MIGRATE_AT_START: z.stringbool().default(true),
  PUBLIC_URL: siteAddress.optional(),
  FILE_LIMIT_MB: wholeNumber(1, 1_000_000).default(2048),
  USER_LIMIT_MB: wholeNumber(1, 100_000_000).default(10_240),
  USER_LIMIT_FILES: wholeNumber(1, 100_000_000).default(10_000),
  JOURNAL_LIMIT_MB: wholeNumber(1, 100_000_000).default(100),
  JOURNAL_ENTRIES_PER_DAY: wholeNumber(1, 1_000_000_000).default(500),
  RATE_LIMIT_FACTOR: decimalNumber(1, 1_000_000).default(1),
  ADOPT_STORE: flagless.optional(),
  SWEEP_PERCENT: wholeNumber(1, 100).default(1),
  AUTH_SECRET: z.string().min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`).optional(),
  OIDC_ISSUER: serviceAddress.optional(),
  OIDC_CLIENT_ID: flagless.optional(),
  OIDC_CLIENT_SECRET: flagless.optional(),
  S3_ENDPOINT: serviceAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket name: 3 to 63 of a-z, 0-9, dot and hyphen')
    .optional(),
  S3_REGION: flagless.optional(),
  S3_ACCESS_KEY_ID: flagless.optional(),
  S3_SECRET_ACCESS_KEY: flagless.optional(),
  S3_ROLE_ARN: flagless.optional(),
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: senderAddress.default('Lampstand <lampstand@localhost>'),
  SWORD_PATH: flagless.default('/usr/share/sword'),
  ADMIN_EMAILS: addressList.prefault(''),
  REGISTRATION: z.enum(['open', 'invite', 'closed'], 'must be open, invite or closed').default('open'),
  TRUST_PROXY: proxyList.default('loopback'),
  STOP_DELAY_SECONDS: decimalNumber(0, 600).default(0),
  STOP_WITHIN_SECONDS: decimalNumber(0, 3600).default(20),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: flagless.default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DISK_WARNING_MB: wholeNumber(0, 100_000_000).default(1024),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = z.output<typeof schema>;

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape);

/** Where the database is: PostgreSQL where it is named, a SQLite file of ours otherwise. */
export function databaseOf(config: Config): DatabaseLocation {
  if (!config.DATABASE_URL) return { file: path.join(config.DATA_DIR, 'lampstand.db') };
  return {
    url: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    statementMs: config.DATABASE_STATEMENT_SECONDS * 1000,
  };
}

/** The external OpenID provider that is configured, or null. */
export function providerOf(config: Config) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = config;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}

/** The folders whose disks may fill: that of the data, and that of the files in it, which may be another disk. */
export function diskFoldersOf(config: Config): string[] {
  return s3Of(config) ? [config.DATA_DIR] : [config.DATA_DIR, path.join(config.DATA_DIR, 'objects')];
}

/** How much people may upload, in bytes, and how many files they may have. */
export function fileLimitsOf(config: Config) {
  return {
    fileBytes: config.FILE_LIMIT_MB * 1024 ** 2,
    userBytes: config.USER_LIMIT_MB * 1024 ** 2,
    files: config.USER_LIMIT_FILES,
  };
}

/** How much people may write: bytes in all, and entries a day. */
export function journalQuotaOf(config: Config) {
  return { bytes: config.JOURNAL_LIMIT_MB * 1024 ** 2, entriesPerDay: config.JOURNAL_ENTRIES_PER_DAY };
}

/** The bucket that is configured, or null: files are on this machine's disk. */
export function s3Of(config: Config): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  const { S3_ROLE_ARN: roleArn } = config;
  return endpoint && bucket && region && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey, ...(roleArn && { roleArn }) }
    : null;
}

/** Settings that say nothing without each other. */
const TOGETHER = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;

/** Settings that say nothing without another one. */
const WITH_ANOTHER = [
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['S3_ROLE_ARN', 'S3_ENDPOINT'],
  ['METRICS_HOST', 'METRICS_PORT'],
] as const;

/** A whole value in quotes, as a file for a shell has it, and Docker's `--env-file` passes it on. */
const IN_QUOTES = /^(['"]).*\1$/s;

/** What stops the start: one line that names each wrong setting. */
export class ConfigError extends Error {}

/**
 * Reads the settings that the README lists from the environment; an empty value, or one of spaces, counts as absent.
 * @throws ConfigError naming what is wrong.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const quoted = SETTINGS.filter((name) => IN_QUOTES.test(given[name]?.trim() ?? ''));
  if (quoted.length > 0) {
    throw new ConfigError(
      `Wrong configuration: ${listed(quoted)}: the value has quotes around it. A shell and systemd take them off, what hands it over here does not: leave them out`,
    );
  }
  const result = schema.safeParse(given, { error: plainIssue });
  if (!result.success) {
    const said = new Map<string, string>();
    // The first that is wrong with a setting says what to do; the others follow from it.
    for (const {
      path: [name],
      message,
    } of result.error.issues) {
      if (!said.has(String(name))) said.set(String(name), `${String(name)}: ${message}`);
    }
    throw new ConfigError(`Wrong configuration: ${[...said.values()].join('; ')}`);
  }
  const config = result.data;
  for (const names of TOGETHER) {
    const missing = names.filter((name) => config[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) continue;
    throw new ConfigError(
      `Wrong configuration: ${listed(names)} go together; set all of them or none (missing: ${listed(missing)})`,
    );
  }
  for (const [name, other] of WITH_ANOTHER) {
    if (given[name] === undefined || given[other] !== undefined) continue;
    throw new ConfigError(`Wrong configuration: ${name} says nothing without ${other}; set both or neither`);
  }
  if (
    config.METRICS_PORT === config.PORT &&
    config.PORT !== 0 &&
    haveCommon(config.METRICS_HOST, config.HOST)
  ) {
    throw new ConfigError(
      'Wrong configuration: METRICS_PORT is the same as PORT; give it one of its own, or set METRICS_TOKEN instead',
    );
  }
  return config;
}

/** Whether two settings of an interface name the same one. All interfaces are among others that one, too. */
function haveCommon(...hosts: readonly [string, string]): boolean {
  return hosts[0] === hosts[1] || hosts.some((host) => host === '0.0.0.0' || host === '::');
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { style: 'long' }).format(names).replace(', and ', ' and ');
}
