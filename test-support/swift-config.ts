import { userInfo } from 'node:os';

/** Swift's own settings; the two halves of the hash only have to be there. */
export const SWIFT_CONFIG = `[swift-hash]
swift_hash_path_suffix = tests
swift_hash_path_prefix = tests
[storage-policy:0]
name = only
default = yes
`;

/** The account that the tests use: tempauth's user is the S3 access key id. */
export const SWIFT_ACCOUNT = { accessKeyId: 'test:tester', secretAccessKey: 'testing', region: 'us-east-1' };

/** An account, container or object server with one device. */
export function storageConfig(name: string, { folder, port }: { folder: string; port: number }): string {
  return `${shared(folder, port)}
devices = ${folder}/devices
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
${PATIENT}
container_update_timeout = 60
replication_server = false
`;
}

/** What speaks S3: any origin may call it, so that it can be started before the server that browsers come from. */
export function proxyConfig(options: { folder: string; port: number; cachePort: number }): string {
  const { folder, port, cachePort } = options;
  return `${shared(folder, port)}
cors_allow_origin = *
cors_expose_headers = ETag
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo dlo versioned_writes proxy-server
[app:proxy-server]
use = egg:swift#proxy
${PATIENT}
error_suppression_limit = 1000000
allow_account_management = true
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
connect_timeout = 20
io_timeout = 60
pool_timeout = 20
[filter:s3api]
use = egg:swift#s3api
location = ${SWIFT_ACCOUNT.region}
s3_acl = false
max_upload_part_num = 10000
cors_preflight_allow_origin = *
[filter:tempauth]
use = egg:swift#tempauth
user_${SWIFT_ACCOUNT.accessKeyId.replace(':', '_')} = ${SWIFT_ACCOUNT.secretAccessKey} .admin
${[
  'catch_errors',
  'gatekeeper',
  'healthcheck',
  'listing_formats',
  'bulk',
  'copy',
  'slo',
  'dlo',
  'versioned_writes',
]
  .map((filter) => `[filter:${filter}]\nuse = egg:swift#${filter}`)
  .join('\n')}
`;
}

/**
 * Long limits, because a machine may be busy: if Swift gave up an answer that comes late, lists would not show what
 * was stored.
 */
const PATIENT = 'conn_timeout = 20\nnode_timeout = 60';

function shared(folder: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
log_level = WARNING
log_address = /nonexistent`;
}
