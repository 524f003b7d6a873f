import { expect, test } from 'vitest';
import { databaseOf, readConfig, s3Of } from './config.ts';

const bucket = {
  S3_ENDPOINT: 'https://s3.example.org/',
  S3_BUCKET: 'lampstand',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('files are on the disk until all of a bucket is named', () => {
  expect(s3Of(readConfig({}))).toBeNull();
  expect(s3Of(readConfig(bucket))).toEqual({
    endpoint: 'https://s3.example.org',
    bucket: 'lampstand',
    region: 'eu-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
});

test.each([
  [{ ...bucket, S3_REGION: '' }, /S3_ENDPOINT, S3_BUCKET.* go together.*\(missing: S3_REGION\)/],
  [{ S3_BUCKET: 'lampstand' }, /missing: S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
  [{ ...bucket, S3_ENDPOINT: 's3.example.org' }, /S3_ENDPOINT: /],
  [{ ...bucket, S3_BUCKET: 'Not A Bucket' }, /S3_BUCKET: must be a bucket name/],
  [
    { OIDC_CLIENT_ID: 'x' },
    /^Wrong.*: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go.*missing: OIDC_ISSUER and OIDC_CLIENT_SECRET/,
  ],
])('half a configuration is refused in one line: %#', (env, line) => {
  expect(() => readConfig(env)).toThrow(line);
  expect(() => readConfig(env)).toThrow(/^[^\n]*$/);
});

test.each([
  [{ AUTH_SECRET: `'${'s'.repeat(40)}'` }, /AUTH_SECRET: the value has quotes/],
  [
    { DATA_DIR: '"/srv/lamp"', PUBLIC_URL: '"https://lampstand.example.org"' },
    /DATA_DIR and PUBLIC_URL: the value/,
  ],
])('quotes that nobody has taken off are no part of a value: %#', (env, line) => {
  expect(() => readConfig(env)).toThrow(line);
});

test('quotes around a name with a comma are its own, and what is no setting is not looked at', () => {
  const MAIL_FROM = '"Church, Old" <lampstand@example.org>';
  expect(readConfig({ MAIL_FROM, PS1: "'$ '" })).toMatchObject({ MAIL_FROM });
});

test('the database is a file of ours until PostgreSQL is named', () => {
  expect(databaseOf(readConfig({ DATA_DIR: '/srv/lamp' }))).toEqual({ file: '/srv/lamp/lampstand.db' });
  const url = 'postgres://db.example.org/lampstand';
  expect(databaseOf(readConfig({ DATABASE_URL: url }))).toEqual({ url, poolSize: 20, statementMs: 7000 });
  const DATABASE_DIRECT_URL = 'postgres://direct.example.org/lampstand';
  const all = {
    DATABASE_URL: url,
    DATABASE_DIRECT_URL,
    DATABASE_POOL_SIZE: '5',
    DATABASE_STATEMENT_SECONDS: '60',
  };
  expect(databaseOf(readConfig(all))).toEqual({
    url,
    directUrl: DATABASE_DIRECT_URL,
    poolSize: 5,
    statementMs: 60_000,
  });
});

test.each([
  [{ DATABASE_POOL_SIZE: '1' }, /DATABASE_POOL_SIZE: /],
  [{ DATABASE_STATEMENT_SECONDS: 'long' }, /DATABASE_STATEMENT_SECONDS: /],
  [{ MIGRATE_AT_START: 'perhaps' }, /MIGRATE_AT_START: /],
  [{ DATABASE_DIRECT_URL: 'mysql://db' }, /DATABASE_DIRECT_URL: must start with postgres/],
])('a wrong setting of the database is named: %#', (env, line) => {
  expect(() => readConfig(env)).toThrow(line);
});

test.each([
  ['https://lampstand.example.org', 'https://lampstand.example.org'],
  ['https://lampstand.example.org/', 'https://lampstand.example.org'],
  ['HTTPS://Lampstand.Example:443', 'https://lampstand.example'],
  ['http://192.168.1.20:3000', 'http://192.168.1.20:3000'],
])('the public address %s is kept as browsers write it', (given, kept) => {
  expect(readConfig({ PUBLIC_URL: given }).PUBLIC_URL).toBe(kept);
});

test.each([
  'https://a.example/path',
  'https://a.example?q=1',
  'https://a.example?',
  'https://a.example/#x',
  'https://a.example#',
  'https://user:password@a.example',
  'https://user@a.example',
  'https:a.example',
  'a.example',
  'ftp://a.example',
])('the public address %s is refused in one line', (given) => {
  expect(() => readConfig({ PUBLIC_URL: given })).toThrow(
    /^Wrong configuration: PUBLIC_URL: must be [^\n]*$/,
  );
});

test.each(['1e3', '0x50', '3000.5', '-1', '65536', '3 000'])('PORT=%s is refused in one line', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow(/^Wrong configuration: PORT: [^\n;]*$/);
});

test('numbers are taken in digits, some with decimals', () => {
  const given = { PORT: ' 8080 ', STOP_DELAY_SECONDS: '0.5', DISK_WARNING_MB: '0' };
  expect(readConfig(given)).toMatchObject({ PORT: 8080, STOP_DELAY_SECONDS: 0.5, DISK_WARNING_MB: 0 });
  for (const seconds of ['1e3', '.5', 'long'])
    expect(() => readConfig({ STOP_DELAY_SECONDS: seconds })).toThrow(
      /STOP_DELAY_SECONDS: must be a number from 0 to 600/,
    );
});

test('a value of spaces alone counts as absent: as a number it would be 0', () => {
  expect(readConfig({ PORT: ' ', METRICS_PORT: ' ', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test('what is wrong with a setting is said once', () => {
  expect(() => readConfig({ SMTP_URL: 'mail.example.org', PORT: 'x' })).toThrow(
    /^Wrong configuration: PORT: [^;\n]*; SMTP_URL: [^;\n]*$/,
  );
});

test('/metrics needs a port of its own where it listens on the same interface', () => {
  expect(() => readConfig({ PORT: '3000', METRICS_PORT: '3000' })).toThrow(
    /^Wrong configuration: METRICS_PORT is the same as PORT; [^\n]*$/,
  );
  for (const all of ['0.0.0.0', '::']) {
    const named = [{ METRICS_HOST: all }, { HOST: all }];
    for (const hosts of named)
      expect(() => readConfig({ METRICS_PORT: '3000', ...hosts })).toThrow(
        /METRICS_PORT is the same as PORT/,
      );
  }
  expect(readConfig({ PORT: '3000', METRICS_PORT: '3000', HOST: '192.0.2.1' }).METRICS_PORT).toBe(3000);
  expect(readConfig({ PORT: '0', METRICS_PORT: '0' }).METRICS_PORT).toBe(0);
});

test.each([
  [{ TRUST_PROXY: 'nonsense' }, /TRUST_PROXY: must be IP addresses or networks/],
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY: must be/],
  [{ TRUST_PROXY: '1' }, /TRUST_PROXY: must be/],
  [{ TRUST_PROXY: '10.0.0.0/99' }, /TRUST_PROXY: must be/],
  [{ TRUST_PROXY: '10.0.0.1, ' }, /TRUST_PROXY: must be/],
  [{ SMTP_URL: 'smtp://user:pa ss@' }, /SMTP_URL: must be an address like smtp/],
  [{ SMTP_URL: 'smtp://' }, /SMTP_URL: must be an address like smtp/],
  [{ SMTP_URL: 'smtp://user:p#w@mail.example.org' }, /SMTP_URL: must be an address like smtp/],
  [{ SMTP_URL: 'smtp://user:100%@mail.example.org' }, /SMTP_URL: must be an address like smtp/],
  [{ DATABASE_URL: 'postgres://u:p@h:99999/x' }, /DATABASE_URL: must be an address like postgres/],
  [{ OIDC_ISSUER: 'id.example.org' }, /OIDC_ISSUER: must be an address like https/],
  [{ S3_ENDPOINT: 's3://example.org' }, /S3_ENDPOINT: must be an address like https/],
  [{ DATABASE_URL: 'postgres://u:p@h1,h2/x' }, /DATABASE_URL: must name one host/],
  [{ DATABASE_URL: 'postgres://u:p@h1:5432,h2:5432/x' }, /DATABASE_URL: must name one host/],
  [{ DATABASE_URL: 'postgres://u:p@/x?host=h1,h2' }, /DATABASE_URL: must name one host/],
  [{ DATABASE_URL: 'postgres://u@h/x?password=secret' }, /DATABASE_URL: must have the password before the @/],
  [{ DATABASE_URL: 'postgres://u:p@h/x?sslmode=no-verify' }, /DATABASE_URL: must not say sslmode=no-verify/],
  [{ DATABASE_URL: 'postgres://u:p@h/x?uselibpqcompat=true' }, /DATABASE_URL: must not say uselibpqcompat/],
  [
    { DATABASE_URL: 'postgres://u:p@h/x?sslmode=foo' },
    /DATABASE_URL: has an sslmode that there is not: write/,
  ],
  [
    { DATABASE_URL: 'postgres://lamp:p@ss/w#rd@127.0.0.1/lamp' },
    /DATABASE_URL: must be an address like .* %23 /,
  ],
  [
    { DATABASE_URL: 'postgres://lamp:p@ss/word@127.0.0.1/lamp' },
    /DATABASE_URL: must be an address like .* %2F/,
  ],
  [{ DATABASE_URL: 'postgres://lamp:1#rd@127.0.0.1/lamp' }, /DATABASE_URL: must be an address like .* %23 /],
  [{ DATABASE_URL: 'postgres://lamp:1?rd@127.0.0.1/lamp' }, /DATABASE_URL: must be an address like .* %3F/],
  [{ SMTP_URL: 'smtp://lamp:1?rd@mail.example.org' }, /SMTP_URL: must be an address like smtp/],
  [{ SMTP_URL: 'smtp://lamp:p@ss/word@mail.example.org' }, /SMTP_URL: must be an address like smtp/],
  [{ SMTP_URL: 'smtp://lamp:p@ss#word@mail.example.org' }, /SMTP_URL: must be an address like smtp/],
  [{ DATABASE_URL: 'postgres://u:50%ab@h/x' }, /DATABASE_URL: must be an address like postgres/],
])('an address that nothing can use is refused in one line: %j', (env, line) => {
  expect(() => readConfig(env)).toThrow(line);
  expect(() => readConfig(env)).toThrow(/^Wrong configuration: [^\n]*$/);
});

test.each([
  { TRUST_PROXY: 'loopback, 10.0.0.0/8, fc00::/7, 192.168.1.5' },
  { SMTP_URL: 'smtps://user%40example.org:p%23w@mail.example.org' },
  { SMTP_URL: 'smtp://127.0.0.1:2525' },
  { SMTP_URL: 'smtp://user:pa ss@mail.example.org' },
  { DATABASE_URL: 'postgres://u:100%@h/x' },
  { DATABASE_URL: 'postgres://u:a,b@h/x?sslmode=verify-full&sslrootcert=/etc/ca.pem' },
  { DATABASE_URL: 'postgres://lamp@/lamp?host=/run/postgresql' },
  { DATABASE_URL: 'postgresql:///lamp?host=/run/postgresql' },
  { DATABASE_URL: 'postgres://u:p@%2Frun%2Fpostgresql/lamp' },
])('an address that can be used is taken: %j', (env) => {
  expect(readConfig(env)).toMatchObject(env);
});

test.each([
  [{ ADMIN_EMAILS: 'a@b.org;c@d.org' }, /ADMIN_EMAILS: must be email addresses/],
  [{ ADMIN_EMAILS: 'nonsense' }, /ADMIN_EMAILS: must be email addresses/],
  [{ ADMIN_EMAILS: 'pastor@church' }, /ADMIN_EMAILS: must be email addresses/],
  [{ ADMIN_EMAILS: 'a@b.org, müller@example.org' }, /ADMIN_EMAILS: must be email addresses/],
  [{ MAIL_FROM: 'nonsense' }, /MAIL_FROM: must be an address/],
  [
    { MAIL_FROM: 'Church, our <a@b.de>' },
    /MAIL_FROM: .* a name with a comma in it stands in double quotes: "/,
  ],
  [{ MAIL_FROM: 'a <b' }, /MAIL_FROM: must be an address/],
  [{ MAIL_FROM: '"Lampstand <a@b.org>"' }, /MAIL_FROM: the value has quotes/],
  [{ DATABASE_DIRECT_URL: 'postgres://h/x' }, /DATABASE_DIRECT_URL says nothing without DATABASE_URL/],
  [{ METRICS_HOST: '0.0.0.0' }, /METRICS_HOST says nothing without METRICS_PORT/],
  [{ S3_ROLE_ARN: 'arn:x' }, /S3_ROLE_ARN says nothing without S3_ENDPOINT/],
])('a setting that would do nothing is refused in one line: %j', (env, line) => {
  expect(() => readConfig(env)).toThrow(line);
  expect(() => readConfig(env)).toThrow(/^Wrong configuration: [^\n]*$/);
});

test.each([
  'Lampstand <lampstand@localhost>',
  'lampstand@example.org',
  '"Church, of Bethlehem" <lampstand@example.org>',
])('letters can come from %s', (from) => {
  expect(readConfig({ MAIL_FROM: from }).MAIL_FROM).toBe(from);
});

test('addresses of administrators are compared in lower case', () => {
  expect(readConfig({}).ADMIN_EMAILS).toEqual([]);
  expect(readConfig({ ADMIN_EMAILS: ' A@B.org, c@d.org,' }).ADMIN_EMAILS).toEqual(['a@b.org', 'c@d.org']);
});
