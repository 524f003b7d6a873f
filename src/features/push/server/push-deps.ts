import type { OutgoingNetwork } from '#platform/server/outgoing/guarded-agents.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';

declare module '#platform/server/server-deps.ts' {
  interface ServerDeps {
    /** What may be reached where browsers say that push goes. */
    push: { network: OutgoingNetwork };
  }
}

export type PushDeps = Pick<ServerDeps, 'db' | 'clock' | 'secret' | 'publicUrl' | 'push'>;
