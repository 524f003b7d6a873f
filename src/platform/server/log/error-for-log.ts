import { withoutAddresses } from './without-addresses.ts';

/** An error as the log has it: JSON. */
export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
  [detail: string]: unknown;
}

/**
 * What says which kind of error it is, and never what somebody typed. Everything else that an error carries is left out:
 * PostgreSQL's `detail` has the values of a row, a mail server's `response` the recipient.
 */
const DETAILS = ['code', 'errcode', 'status', 'statusCode', 'responseCode', 'command', 'syscall', 'errno']
  .concat(['severity', 'schema', 'table', 'column', 'constraint', 'routine', 'failure'])
  .concat(['address', 'port']);

const LONGEST_MESSAGE = 500;
const MOST_CAUSES = 5;

/** The form in which every error is logged: without mail addresses, without quoted input, without unknown properties. */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: safeText(String(error)), stack: '' };
  const own = error as Error & Record<string, unknown>;
  const details = DETAILS.filter((name) => ['string', 'number'].includes(typeof own[name]));
  return {
    type: error.name,
    message: safeMessage(own),
    // The text before the frames repeats the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...Object.fromEntries(details.map((name) => [name, own[name]])),
    ...(error.cause !== undefined && depth < MOST_CAUSES && { cause: errorForLog(error.cause, depth + 1) }),
  };
}

/** PostgreSQL's data exceptions (class 22) and the JSON parser quote what they could not read. */
function safeMessage(error: Error & Record<string, unknown>): string {
  const quotesInput = error instanceof SyntaxError || /^22/.test(String(error['code'] ?? ''));
  return safeText(quotesInput ? error.message.replace(/["'`].*$/s, '…') : error.message);
}

function safeText(text: string): string {
  return withoutAddresses(text.slice(0, LONGEST_MESSAGE));
}
