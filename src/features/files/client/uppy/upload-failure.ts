import { ApiError } from '#platform/client/api-error.ts';

/** A failure whose message is meant for people. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
}

/** The server's sentence in a failed upload's error, be it a call's or the file's own request; or what to do. */
export function uploadFailureMessage(error: unknown): string {
  if (error instanceof UploadFailure) return error.message;
  if (failureStatus(error) === 401) return 'Please sign in again to go on.';
  const said = error instanceof ApiError ? error.serverMessage : saidIn(error as UppyError | null);
  return said ?? 'Please check your connection and try again.';
}

/**
 * The status that an upload's call or request failed with; 0 when there was no answer. Uppy tells the refusals of its
 * own calls from each other by their message alone: those are 400.
 */
export function failureStatus(error: unknown): number {
  if (error instanceof ApiError) return error.status;
  const failed = error as UppyError | null | undefined;
  if (failed?.isAuthError === true) return 401;
  const status = failed?.source?.status ?? failed?.cause?.statusCode ?? failed?.statusCode;
  return status ?? (nameOf(error) === REFUSED_CALL ? 400 : 0);
}

/** Uppy's name for a call that was answered with a 4xx and a message. */
const REFUSED_CALL = 'UserFacingApiError';

/** Whether an upload's address was too old, as S3 says it and as this server does; a new one may do. */
export function isExpired(error: unknown): boolean {
  if (failureStatus(error) !== 403) return false;
  return (error as Error).message === EXPIRED || saidIn(error as UppyError) === EXPIRED;
}

const EXPIRED = 'Request has expired';

/**
 * The error of a part that was refused with 400, in a form that Uppy does not take for one that passes: it sends parts again
 * after 400, and after no other 4xx but 409 and 429.
 */
export function refusalOfPart(error: unknown): unknown {
  const source = (error as UppyError | null)?.source;
  if (source?.status !== 400) return error;
  const { status, responseText } = source;
  return new Error('The part was refused', { cause: { statusCode: status, responseText } });
}

/** What Uppy hangs on its errors: the request that failed, the answer of a call, a missing session. */
interface UppyError {
  source?: { status?: number; responseText?: unknown };
  cause?: { statusCode?: number; responseText?: unknown };
  statusCode?: number;
  isAuthError?: boolean;
  message?: string;
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error ? error.name : undefined;
}

function saidIn(error: UppyError | null): string | undefined {
  if (nameOf(error) === REFUSED_CALL) return error?.message;
  const body = error?.source?.responseText ?? error?.cause?.responseText;
  return typeof body === 'string' ? messageIn(body) : undefined;
}

function messageIn(body: string): string | undefined {
  try {
    const { message } = { ...JSON.parse(body) };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}
