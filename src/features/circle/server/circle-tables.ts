/** One direction of a circle: each of two people has a row. Times in UTC epoch milliseconds. */
export interface CircleMemberTable {
  user_id: string;
  member_id: string;
  since: number;
  /** A block ended it; it is kept for as long as the block can be undone. */
  ended_at: number | null;
}

/** A link that leads into somebody's circle. What stands in it is signed (`link-token.ts`), not kept. */
export interface CircleLinkTable {
  id: string;
  user_id: string;
  uses: number;
  uses_left: number;
  created_at: number;
  expires_at: number;
}

/**
 * Somebody invited somebody whom they saw. One that was declined stays until it is too old, also when it is taken back: nobody is told,
 * and nobody is asked again by who only takes back and asks.
 */
export interface CircleInvitationTable {
  inviter_id: string;
  invitee_id: string;
  invited_at: number;
  declined_at: number | null;
  /** Taken back after it was declined; others are deleted. To who sent it, it is not there. */
  withdrawn_at: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    circle_member: CircleMemberTable;
    circle_link: CircleLinkTable;
    circle_invitation: CircleInvitationTable;
  }
}
