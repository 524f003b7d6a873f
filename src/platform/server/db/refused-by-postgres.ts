/** What PostgreSQL's codes say of somebody who may not do what was asked for. */
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Why PostgreSQL lets nobody in, or not to what was asked for, in words for the operator: no such database, another password, a table
 * that is somebody else's. Null for any other error.
 */
export function refusedByPostgres(error: Error): string | null {
  const { message } = error;
  const { severity, code } = error as Error & { severity?: unknown; code?: unknown };
  if (severity === 'FATAL' || (severity !== undefined && code === INSUFFICIENT_PRIVILEGE)) return message;
  // What `pg` says in words alone, having no codes for it.
  if (/^SASL: .*client password must be a/.test(message))
    return 'it asks for a password, and the address has none. Write postgres://user:password@host/database';
  if (/^The server does not support SSL connections/.test(message))
    return `${message}. Turn them on there (ssl = on), or write sslmode=disable where the line is your own`;
  return null;
}
