import type { Log } from '../server-deps.ts';

/** What the security log says of an event: what happened, in which request, to whose account. */
export interface SecurityLine {
  event: string;
  reqId: string | null;
  /** Null: it is not known whose, or nobody's. */
  userId: string | null;
}

/**
 * Writes one line of the security log. It stands among the server's other lines; `"msg":"security"` finds it. It has no
 * address, no secret, and nothing that a person typed.
 */
export function writeSecurityLine(log: Log, line: SecurityLine, level: 'info' | 'warn'): void {
  log[level](line, 'security');
}
