import type { ActKind } from '../acts.rules.ts';

/** Something that an administrator did. Written once. */
export interface AdministratorActTable {
  id: string;
  /** Who did it: null once their account is deleted. */
  actor_id: string | null;
  kind: ActKind;
  /** Whom it concerned: null where nobody, and once their account is deleted. */
  person_id: string | null;
  /** The new role, what kind of work it was, or the name of a Bible text; never words of people. */
  detail: string | null;
  at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    administrator_act: AdministratorActTable;
  }
}
