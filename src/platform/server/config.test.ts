import { expect, test } from 'vitest';
import { readConfig, s3Of } from './config.ts';

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
