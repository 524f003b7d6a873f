/** A browser that gets something by push. It goes with the session in which it was chosen. */
export interface PushDeviceTable {
  id: string;
  user_id: string;
  session_id: string;
  /** Where it is sent to; whoever knows it could send there. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The server's public key that the browser was given: by another one nothing arrives. */
  server_key: string;
  created_at: number;
  /** When one was last accepted for it, UTC epoch milliseconds; null: none yet. */
  success_at: number | null;
  /** What it was chosen for; one that is for nothing is forgotten. */
  for_reminder: 0 | 1;
  for_news: 0 | 1;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    push_device: PushDeviceTable;
  }
}
