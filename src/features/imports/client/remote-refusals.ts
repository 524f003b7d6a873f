import { UploadFailure, uploadFailureMessage } from '#features/files/client/uppy/for-other-features.ts';
import { apiJson } from '#platform/client/api-client.ts';
import { ApiError } from '#platform/client/api-error.ts';

/** As much of Uppy's client of Companion as is changed. */
export interface CompanionClient {
  post(path: string, data: unknown, options?: { signal?: AbortSignal }): Promise<unknown>;
}

/**
 * Uppy takes every refusal that has a sentence for one that may pass, and tries a remote file ten times, for a
 * quarter of an hour, before it says so. This tells it the status, so that it can distinguish them (docs/product.md,
 * Uploads). The files are this user's, whoever is signed in by the time that they are fetched.
 */
export function heedRefusals(client: CompanionClient, userId: string): void {
  const post = client.post.bind(client);
  client.post = async (path, data, options) => {
    // Only a file's own address is whole; other questions are never asked again.
    if (!URL.canParse(path)) return post(path, data, options);
    try {
      return await apiJson('POST', path, { ...options, body: data, from: userId });
    } catch (error) {
      throw error instanceof ApiError ? asUppyKnowsIt(error) : error;
    }
  };
}

function asUppyKnowsIt(error: ApiError): Error {
  const failure = new UploadFailure(uploadFailureMessage(error));
  if (error.status === 401) return Object.assign(failure, { isAuthError: true });
  const cause = Object.assign(failure, { name: 'HttpError', statusCode: error.status });
  return new Error(failure.message, { cause });
}
