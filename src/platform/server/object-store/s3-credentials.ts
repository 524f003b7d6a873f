import type { STSClient } from '@aws-sdk/client-sts';
import type { ObjectStore } from './object-store.ts';
import { asFault, PREFIX, type S3Settings } from './s3-client.ts';

/** Session lengths that services allow at most, in seconds: AWS for a federated user, for a role, for a role as made. */
const MAX_LIFETIMES_S = [129_600, 43_200, 3_600];

/** What the credentials allow: sending objects, whole or in parts, whose keys begin with a given text. */
const ALLOWED = ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'];

/**
 * Credentials by the service's STS: of the role S3_ROLE_ARN where one is named (AssumeRole), else derived from the
 * configured keys (GetFederationToken). They live as long as asked, or as long as the service allows.
 */
export function createS3Credentials(settings: S3Settings): ObjectStore['temporaryCredentials'] {
  const { bucket, region, roleArn } = settings;
  let client: STSClient | null = null;

  return async ({ expiresSeconds, keysBegin }) => {
    const sts = await import('@aws-sdk/client-sts');
    client ??= new sts.STSClient({
      endpoint: stsEndpoint(settings),
      region,
      credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
      requestHandler: { connectionTimeout: 5_000, socketTimeout: 20_000 },
    });
    const prefix = PREFIX + keysBegin;
    const durations = [expiresSeconds, ...MAX_LIFETIMES_S.filter((longest) => longest < expiresSeconds)];
    for (const DurationSeconds of durations) {
      const session = { DurationSeconds, Policy: policyFor(bucket, prefix) };
      try {
        const { Credentials } = roleArn
          ? await client.send(
              new sts.AssumeRoleCommand({ ...session, RoleArn: roleArn, RoleSessionName: 'lampstand' }),
            )
          : await client.send(new sts.GetFederationTokenCommand({ ...session, Name: 'lampstand' }));
        const { AccessKeyId = '', SecretAccessKey = '', SessionToken = '', Expiration } = Credentials ?? {};
        if (!AccessKeyId || !Expiration) return null;
        return {
          accessKeyId: AccessKeyId,
          secretAccessKey: SecretAccessKey,
          sessionToken: SessionToken,
          expiration: Expiration.toISOString(),
          bucket,
          region,
          prefix,
        };
      } catch (error) {
        if (!(error instanceof sts.STSServiceException) || (error.$metadata.httpStatusCode ?? 500) >= 500) {
          throw asFault(error);
        }
        if (error.name !== 'ValidationError' || !/duration/i.test(error.message)) return null;
      }
    }
    return null;
  };
}

/** AWS has a separate address for this; other services use the same one for everything. */
function stsEndpoint({ endpoint, region }: S3Settings): string {
  return /(^|\.)amazonaws\.com$/.test(new URL(endpoint).hostname)
    ? `https://sts.${region}.amazonaws.com`
    : endpoint;
}

function policyFor(bucket: string, prefix: string): string {
  const Resource = `arn:aws:s3:::${bucket}/${prefix}*`;
  return JSON.stringify({
    Version: '2012-10-17',
    Statement: [{ Effect: 'Allow', Action: ALLOWED, Resource }],
  });
}
