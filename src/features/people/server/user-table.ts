import type { Role } from '#contract/access.policy.ts';
import type { DateColumn } from '#platform/server/db/date-column.ts';
import type { Theme } from '../people.rules.ts';

/** Who somebody is. What they have and do is in the tables of other features. */
export interface UserTable {
  id: string;
  email: string;
  emailVerified: number | boolean;
  createdAt: DateColumn;
  updatedAt: DateColumn;
  firstName: string;
  lastName: string;
  role: Role;
  timezone: string | null;
  theme: Theme;
  /** They may not take part until then, UTC epoch milliseconds; null: they may. */
  bannedUntil: number | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    user: UserTable;
  }
}
