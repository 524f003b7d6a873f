import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attachment } from '../http/attachment.ts';
import type { ObjectStore } from './object-store.ts';

/** Presigned addresses, which cost no request: a browser sends and fetches whole objects there itself. */
export function createS3Addresses(
  client: S3Client,
  at: (key: string) => { Bucket: string; Key: string },
): Pick<ObjectStore, 'uploadAddress' | 'downloadAddress'> {
  return {
    uploadAddress(key, { contentType, size, expiresSeconds }) {
      const request = new PutObjectCommand({
        ...at(key),
        ContentType: contentType,
        ...(size !== undefined && { ContentLength: size }),
      });
      // With a signed length, the store takes exactly so many bytes.
      const signableHeaders = new Set(size === undefined ? ['host'] : ['host', 'content-length']);
      return getSignedUrl(client, request, { expiresIn: expiresSeconds, signableHeaders });
    },
    downloadAddress(key, { fileName, contentType, expiresSeconds }) {
      const request = new GetObjectCommand({
        ...at(key),
        ResponseContentType: contentType,
        ResponseContentDisposition: attachment(fileName),
        ResponseCacheControl: 'private, no-cache',
      });
      return getSignedUrl(client, request, { expiresIn: expiresSeconds });
    },
  };
}
