/** How somebody came in; whoever registered while the server was open has no row, unless an invitation came along. */
export interface CameByTable {
  user_id: string;
  /** By an invitation, or because the settings name the address (`ADMIN_EMAILS`). */
  way: 'invitation' | 'named';
  /** Null where nobody invited, and once the account of whoever did is deleted. */
  inviter_id: string | null;
  invitation_id: string | null;
  came_at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    came_by: CameByTable;
  }
}
