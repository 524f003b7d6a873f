import type { Db } from '../db/database.ts';
import type { ObjectStore } from '../object-store/object-store.ts';

/** Something that is not as it should be, and what an operator does about it: a sentence each. */
export interface Finding {
  what: string;
  mend: string;
}

/** What is looked at. Nothing of it is changed, and a server may work on it. */
export interface CheckDeps {
  db: Db;
  objects: ObjectStore;
  /** Epoch ms. */
  now: number;
  /** Whether the bytes of all objects are read, which takes as long as the disk or the line needs for them. */
  readsBytes: boolean;
}

/** What came out of a check: what was looked at ('1,234 files'), and everything that is wrong. */
export interface CheckResult {
  looked: string;
  findings: Finding[];
}

/** What a feature knows to be true of its data, and can look at (`npm run verify`). */
export interface Check {
  title: string;
  run(deps: CheckDeps): Promise<CheckResult>;
}
