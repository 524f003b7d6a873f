/** One complaint about one field, as the server's `issues` list them. */
export interface ApiIssue {
  /** Where, such as `body.content`. */
  path: string;
  message: string;
}

/**
 * A response that was not successful. `message` is `<status>: <body, or status text>` (docs/product.md, Errors);
 * `serverMessage` is the sentence for people, where the body had one; `code` names the error for programs.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;
  readonly serverMessage: string | undefined;
  readonly issues: readonly ApiIssue[];
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(response: Pick<Response, 'status' | 'statusText' | 'headers'>, body: string) {
    super(`${response.status}: ${body === '' ? response.statusText : body}`);
    const details = parseDetails(body);
    this.status = response.status;
    this.code = details.code;
    this.serverMessage = details.message;
    this.issues = details.issues ?? [];
    const wait = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
    this.retryAfter = Number.isNaN(wait) ? undefined : wait;
  }
}

/** The server's sentence in `error`, or `fallback` for anything else (no connection, no such sentence). */
export function serverMessageOr(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? fallback;
}

/** Statuses that say when or where to ask the same again: signed in, later, by another connection. */
const ASK_AGAIN = [401, 408, 421, 425, 429];

/** Whether an error is an answer to what was asked, which is the same however often it is asked: it is not there, or not for them. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && !ASK_AGAIN.includes(error.status);
}

/**
 * Whether an error says that nothing was made by a request, now or before; not merely that no answer has arrived. Who is forbidden it now
 * is so before anybody looks whether the same has made something.
 */
export function saysNothingWasMade(error: unknown): boolean {
  return isRefusal(error) && error.status !== 403;
}

/**
 * Why a call failed that asks somebody for something: the server's sentence in `error`, else whether there was no answer or
 * no usable one; `refused` for a refusal without a sentence.
 */
export function causeOfFailure(error: unknown, refused: string): string {
  if (!(error instanceof ApiError)) {
    return 'Lampstand cannot be reached. Please check your connection and try again.';
  }
  if (error.serverMessage !== undefined) return error.serverMessage;
  return error.status >= 500 ? 'Something is wrong on our side. Please try again in a moment.' : refused;
}

/** The fields of the body that can be used. A proxy in between may have answered, so the body may be anything. */
function parseDetails(body: string): { code?: string; message?: string; issues?: readonly ApiIssue[] } {
  const { code, message, issues } = parseObject(body);
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof message === 'string' && { message }),
    ...(Array.isArray(issues) && { issues: issues.filter(isIssue) }),
  };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

function isIssue(value: unknown): value is ApiIssue {
  return typeof value === 'object' && value !== null && 'path' in value && 'message' in value;
}
