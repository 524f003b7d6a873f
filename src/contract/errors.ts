/**
 * Every error code that a response can carry, with its HTTP status. Listed once: routes declare which of them
 * they can give, and the client tells situations apart by `code`, never by the words of the message.
 */
export const ERROR_STATUS = {
  INVALID_INPUT: 400,
  MALFORMED_JSON: 400,
  NOT_SIGNED_IN: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  CROSS_SITE_REQUEST: 403,
  WRONG_PASSWORD: 403,
  SIGN_IN_AGAIN: 403,
  NOT_ENOUGH_XP: 403,
  OUTFIT_LOCKED: 403,
  WALLPAPER_LOCKED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  ALREADY_UNLOCKED: 409,
  ALREADY_DONE: 409,
  EMAIL_TAKEN: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  LINK_EXPIRED: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  NOT_CONFIGURED: 501,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** One thing that is wrong with the input: where (`body.content`) and what to do about it. */
export interface InputIssue {
  path: string;
  message: string;
}

/** The body of every non-successful response (design, section 3). */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  issues?: InputIssue[];
}

/** Thrown by a handler to answer with `ERROR_STATUS[code]`. `message` is shown to people: say what to do. */
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
    return ERROR_STATUS[this.code];
  }

  toBody(): ErrorBody {
    return { code: this.code, message: this.message, ...(this.issues && { issues: this.issues }) };
  }
}
