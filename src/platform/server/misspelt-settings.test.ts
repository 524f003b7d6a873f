import { expect, test } from 'vitest';
import { SETTINGS } from './config.ts';
import { misspeltSettings } from './misspelt-settings.ts';

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['RATE_LIMT_FACTOR', 'RATE_LIMIT_FACTOR'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['ADMIN_EMAIL', 'ADMIN_EMAILS'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['S3-BUCKET', 'S3_BUCKET'],
  ['smtp_url', 'SMTP_URL'],
  ['port', 'PORT'],
])('%s is told from %s', (name, setting) => {
  expect(misspeltSettings({ [name]: 'x' }, SETTINGS)).toEqual([
    `${name} is not a setting; did you mean ${setting}?`,
  ]);
});

test('what is a setting is none of it, nor is one that stands beside it', () => {
  const env = Object.fromEntries(SETTINGS.map((name) => [name, 'x']));
  expect(misspeltSettings(env, SETTINGS)).toEqual([]);
});

/** Of a shell, npm, systemd, containers, proxies, clouds, databases and mail. */
const USUAL = `
  PATH PORTS POST HOSTS HOSTNAME HOSTTYPE HOME USER USERNAME LOGNAME SHELL PWD OLDPWD TERM LANG LC_ALL TZ MAIL EDITOR DISPLAY PS1
  SHLVL COLORTERM LS_COLORS TMPDIR TEMP SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR
  NODE NODE_ENV NODE_PATH NODE_OPTIONS NODE_VERSION NODE_EXTRA_CA_CERTS NODE_DEBUG YARN_VERSION UV_THREADPOOL_SIZE MALLOC_ARENA_MAX
  npm_config_loglevel npm_config_cache npm_config_registry npm_config_proxy npm_config_https_proxy npm_lifecycle_event
  npm_package_name npm_package_version npm_execpath npm_command INIT_CWD DEBUG CI
  INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID SYSTEMD_LOG_LEVEL NOTIFY_SOCKET LISTEN_FDS LISTEN_PID WATCHDOG_USEC MANAGERPID
  STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY CONFIGURATION_DIRECTORY RUNTIME_DIRECTORY CREDENTIALS_DIRECTORY MEMORY_PRESSURE_WATCH
  container HTTP_PROXY HTTPS_PROXY FTP_PROXY ALL_PROXY NO_PROXY http_proxy https_proxy no_proxy
  PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGDATA POSTGRES_DB POSTGRES_USER POSTGRES_PASSWORD DATABASE_HOST DATABASE_PORT
  DATABASE_NAME DATABASE_USER DATABASE_PASSWORD REDIS_URL SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD MAIL_HOST MAIL_PORT MAIL_USER
  AWS_REGION AWS_DEFAULT_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN AWS_ROLE_ARN AWS_ENDPOINT_URL AWS_S3_BUCKET
  DATA_PATH LOG_FILE LOG_FORMAT LOG_PATH BASE_URL APP_URL PUBLIC_KEY PUBLIC_IP JWT_SECRET SECRET_KEY OIDC_SCOPES METRICS_PATH
  KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_PORT_HTTPS KUBERNETES_PORT_443_TCP
  KUBERNETES_PORT_443_TCP_ADDR POSTGRES_PORT POSTGRES_PORT_5432_TCP POSTGRES_PORT_5432_TCP_PROTO POSTGRES_SERVICE_HOST
  LAMPSTAND_PORT LAMPSTAND_SERVICE_HOST LAMPSTAND_SERVICE_PORT LAMPSTAND_PORT_3000_TCP_ADDR
`;

test('names that an environment usually has are left alone', () => {
  const env = Object.fromEntries(
    USUAL.trim()
      .split(/\s+/)
      .map((name) => [name, 'x']),
  );
  expect(misspeltSettings(env, SETTINGS)).toEqual([]);
});

test('a service that is called nearly like a setting is left alone', () => {
  const env = {
    METRIC_PORT: 'tcp://10.0.0.7:9464',
    METRIC_SERVICE_HOST: '10.0.0.7',
    METRIC_PORT_9464_TCP: 'tcp://10.0.0.7:9464',
  };
  expect(misspeltSettings(env, SETTINGS)).toEqual([]);
});
