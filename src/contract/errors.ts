/** Codes that any feature may give, with their HTTP status. */
const SHARED_ERRORS = {
  INVALID_INPUT: 400,
  MALFORMED_JSON: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  /** The caller may not take part for now; the message says until when. */
  BANNED: 403,
  /** The role is right; the session has to have passed a second step as well. */
  SECOND_STEP_NEEDED: 403,
  CROSS_SITE_REQUEST: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  ALREADY_DONE: 409,
  /** Another has changed the same since whoever saves has looked. */
  CHANGED_MEANWHILE: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  TOO_LARGE: 413,
  ADDRESS_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  WRONG_HOST: 421,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_ERROR: 500,
  NOT_CONFIGURED: 501,
  UNAVAILABLE: 503,
} as const;

type SharedErrors = typeof SHARED_ERRORS;

/**
 * Every error code that a response can carry, with its HTTP status. A feature adds its own by declaration merging in
 * its `<feature>.errors.ts` and lists them in its manifest. Routes declare which of them they can give, and the client
 * tells situations apart by `code`, never by the words of the message.
 */
export interface ErrorCodes extends SharedErrors {}

export type ErrorCode = keyof ErrorCodes;

const statusOf = new Map<ErrorCode, number>(Object.entries(SHARED_ERRORS) as [ErrorCode, number][]);

/** Adds the codes of a feature; called when a server is composed. A code may be added again with the same status. */
export function addErrorCodes(codes: Partial<Record<ErrorCode, number>>): void {
  for (const [code, status] of Object.entries(codes) as [ErrorCode, number][]) {
    if ((statusOf.get(code) ?? status) !== status)
      throw new Error(`two features give ${code} another status`);
    statusOf.set(code, status);
  }
}

/** The HTTP status of a code. @throws Error for one that no composed feature has. */
export function errorStatus(code: ErrorCode): number {
  const status = statusOf.get(code);
  if (status === undefined) throw new Error(`no feature has listed the error code ${code} in its manifest`);
  return status;
}

/** All codes that were added. */
export function errorCodes(): ErrorCode[] {
  return [...statusOf.keys()];
}

/** One thing that is wrong with the input: where (`body.content`) and what to do about it. */
export interface InputIssue {
  path: string;
  message: string;
}

/** The body of every non-successful response (docs/product.md, Errors). */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  issues?: InputIssue[];
}

/** Thrown by a handler to answer with the status of `code`. `message` is shown to people: say what to do. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: InputIssue[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    message: string,
    options: { issues?: InputIssue[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = options.issues;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return errorStatus(this.code);
  }

  toBody(): ErrorBody {
    return { code: this.code, message: this.message, ...(this.issues && { issues: this.issues }) };
  }
}
