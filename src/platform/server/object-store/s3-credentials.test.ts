import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { createTestBucket } from '#test-support/test-bucket.ts';
import { StoreUnavailable } from './object-store.ts';
import type { S3Settings } from './s3-client.ts';
import { createS3Credentials } from './s3-credentials.ts';

const WEEK = 604_800;
const asked = { expiresSeconds: WEEK, keysBegin: '0123456789abcdef-' };
const settings = {
  bucket: 'lampstand',
  region: 'eu-central-1',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'secret',
};

interface Call {
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
}

// No S3 server that can be installed here has an STS, so this endpoint answers as the documentation of AWS says. Only
// a real STS could show that it accepts the signature and obeys the policy.
describe('temporary credentials, as STS is documented', () => {
  const open: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0)) await close();
  });

  async function stsThat(answer: (call: Call) => [status: number, xml: string]) {
    const calls: Call[] = [];
    const server = createServer(async (request, response) => {
      const form = Object.fromEntries(new URLSearchParams(await text(request)));
      const call = { headers: request.headers, form };
      calls.push(call);
      const [status, xml] = answer(call);
      response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push(() => new Promise((resolve) => server.close(resolve)));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return {
      calls,
      credentials: (more: Partial<S3Settings> = {}) =>
        createS3Credentials({ ...settings, endpoint, ...more }),
    };
  }
  const given = (action: string) =>
    `<${action}Response xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><${action}Result><Credentials>` +
    '<AccessKeyId>ASIATEMP</AccessKeyId><SecretAccessKey>temp/secret</SecretAccessKey>' +
    '<SessionToken>token==</SessionToken><Expiration>2026-11-28T20:00:00Z</Expiration>' +
    `</Credentials></${action}Result><ResponseMetadata><RequestId>1</RequestId></ResponseMetadata></${action}Response>`;
  const refusal = (code: string, message: string) =>
    `<ErrorResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><Error><Type>Sender</Type><Code>${code}</Code>` +
    `<Message>${message}</Message></Error><RequestId>1</RequestId></ErrorResponse>`;

  it('asks for a week, for sending below the keys of one person alone', async () => {
    const { calls, credentials } = await stsThat(() => [200, given('GetFederationToken')]);
    expect(await credentials()(asked)).toEqual({
      accessKeyId: 'ASIATEMP',
      secretAccessKey: 'temp/secret',
      sessionToken: 'token==',
      expiration: '2026-11-28T20:00:00.000Z',
      bucket: 'lampstand',
      region: 'eu-central-1',
      prefix: 'lampstand/0123456789abcdef-',
    });
    const [{ form, headers }] = calls as [Call];
    expect(form).toMatchObject({
      Action: 'GetFederationToken',
      DurationSeconds: `${WEEK}`,
      Name: 'lampstand',
    });
    expect(JSON.parse(form['Policy'] ?? '')).toEqual({
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Action: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
          Resource: 'arn:aws:s3:::lampstand/lampstand/0123456789abcdef-*',
        },
      ],
    });
    expect(headers.authorization).toMatch(/Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/sts\/aws4_request/);
  });

  it('assumes the role that is named, for as long as the service allows', async () => {
    const { calls, credentials } = await stsThat(({ form }) =>
      Number(form['DurationSeconds']) > 43_200
        ? [400, refusal('ValidationError', 'The requested DurationSeconds exceeds the MaxSessionDuration')]
        : [200, given('AssumeRole')],
    );
    const roleArn = 'arn:aws:iam::123456789012:role/uploads';
    expect(await credentials({ roleArn })(asked)).toMatchObject({ accessKeyId: 'ASIATEMP' });
    expect(calls.map(({ form }) => [form['Action'], form['RoleArn'], form['DurationSeconds']])).toEqual([
      ['AssumeRole', roleArn, `${WEEK}`],
      ['AssumeRole', roleArn, '129600'],
      ['AssumeRole', roleArn, '43200'],
    ]);
  });

  it('has none when the service refuses, and says so when it is lost', async () => {
    const refused = await stsThat(() => [403, refusal('AccessDenied', 'not authorized')]);
    expect(await refused.credentials()(asked)).toBeNull();
    const lost = createS3Credentials({ ...settings, endpoint: 'http://127.0.0.1:1' });
    await expect(lost(asked)).rejects.toThrow(StoreUnavailable);
  });
});

it.skipIf(inject('s3Offer') === null)('a service without STS gives no credentials', async () => {
  const bucket = await createTestBucket(inject('s3Offer'));
  expect(await createS3Credentials(bucket.settings)(asked)).toBeNull();
  await bucket.remove();
});
