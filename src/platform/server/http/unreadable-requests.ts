import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, type ErrorCode } from '#contract/errors.ts';

const CODES: Record<string, [ErrorCode, string]> = {
  HPE_HEADER_OVERFLOW: ['HEADERS_TOO_LARGE', 'The headers of this request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['REQUEST_TIMEOUT', 'The request did not come in time.'],
};

/**
 * Answers what Node cannot read as a request, in our form and with our headers, and ends the connection. A client that
 * went away gets nothing.
 */
export function refuseUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const [code, message] = CODES[error.code ?? ''] ?? ['INVALID_INPUT', 'This is not a request by HTTP.'];
  const refusal = new AppError(code, message);
  const body = JSON.stringify(refusal.toBody());
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': `${Buffer.byteLength(body)}`,
    'cache-control': 'no-store',
    'x-request-id': crypto.randomUUID(),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const { status } = refusal;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
