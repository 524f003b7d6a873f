import { ApiError } from '#platform/client/api-error.ts';

/** A failure whose message is meant for people. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
}

/** The server's sentence in a failed upload's error, be it a call's or the file's own request; or what to do. */
export function uploadFailureMessage(error: unknown): string {
  if (error instanceof UploadFailure) return error.message;
  const said = error instanceof ApiError ? error.serverMessage : messageIn(responseOf(error));
  return said ?? 'Please check your connection and try again.';
}

/** Uppy hangs the request that failed on the error as its `source`. */
function responseOf(error: unknown): string {
  const source = (error as { source?: { responseText?: unknown } } | null)?.source;
  return typeof source?.responseText === 'string' ? source.responseText : '';
}

function messageIn(body: string): string | undefined {
  try {
    const { message } = { ...JSON.parse(body) };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}
