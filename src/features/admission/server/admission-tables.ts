import type { Registration } from '../admission.rules.ts';

export interface ServerInvitationTable {
  id: string;
  /** SHA-256 of the token in the link, base64url. */
  token_hash: string;
  maker_id: string;
  note: string | null;
  /** How many people it lets in, and how many came. */
  uses: number;
  used: number;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    server_invitation: ServerInvitationTable;
  }
}

declare module '#platform/server/server-deps.ts' {
  interface ServerDeps {
    /** Who may make an account by themselves. */
    registration: Registration;
  }
}
