import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';

interface GuidelinesAgreementTable {
  user_id: string;
  version: string;
  agreed_at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    guidelines_agreement: GuidelinesAgreementTable;
  }
}

const agreement = prepared((db) =>
  db
    .selectFrom('guidelines_agreement')
    .select('agreed_at')
    .where('user_id', '=', '')
    .where('version', '=', ''),
);

/** Whether somebody has agreed to the texts of this version. */
export async function findAgreement(db: DbOrTx, userId: string, version: string): Promise<boolean> {
  return (await agreement(db, [userId, version])).length > 0;
}

/** Keeps the first time of each version. */
export async function createAgreement(
  db: DbOrTx,
  { userId, version, now }: { userId: string; version: string; now: number },
): Promise<void> {
  await db
    .insertInto('guidelines_agreement')
    .values({ user_id: userId, version, agreed_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'version']).doNothing())
    .execute();
}

/** A page of somebody's agreements, by version. */
export function findAgreementsPage(
  db: DbOrTx,
  { userId, last, limit }: { userId: string; last: { version: string } | null; limit: number },
): Promise<{ version: string; agreed_at: number }[]> {
  return db
    .selectFrom('guidelines_agreement')
    .select(['version', 'agreed_at'])
    .where('user_id', '=', userId)
    .$if(last !== null, (query) => query.where('version', '>', last!.version))
    .orderBy('version')
    .limit(limit)
    .execute();
}
