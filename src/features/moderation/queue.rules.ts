import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { URGENCIES, type Urgency } from './moderation.rules.ts';

export const REPORT_RULES = {
  /** When so many members, each behind another address, have reported words, they are hidden until a moderator looks. */
  toHold: 3,
  /** How old the accounts of those are. */
  accountAgeMs: 3 * DAY_MS,
  /** How long it is kept which reports came from one household. */
  networkKeptMs: 30 * DAY_MS,
} as const;

/** What is known of a case when it is put in its place. */
export interface CaseFacts {
  /** Words of danger were found, or somebody reported danger. */
  isDanger: boolean;
  isAppeal: boolean;
  /** Hidden until looked at, by reports. */
  isHeldByReports: boolean;
  /** Hidden until looked at, by the word list. */
  isHeldByList: boolean;
  reports: number;
  /** UTC epoch milliseconds. */
  openedAt: number;
}

/** How urgent a case is: danger, what is hidden until somebody looks, appeals, the word list, reports. */
export function urgencyOf(facts: CaseFacts): Urgency {
  if (facts.isDanger) return 'danger';
  if (facts.isHeldByReports) return 'held';
  if (facts.isAppeal) return 'appeal';
  return facts.isHeldByList ? 'word-list' : 'reports';
}

/** More than a case ever waits: what is more urgent stands before whatever has waited longer. */
const URGENCY_STEP = 10_000_000_000_000;
/** Each report counts as if the case had waited so much longer, up to fifty of them. */
const REPORT_WEIGHS_MS = 6 * HOUR_MS;
const MOST_REPORTS = 50;

/** The case's place in the queue: the smallest comes first. */
export function rankOf(facts: CaseFacts): number {
  const urgency = URGENCIES.indexOf(urgencyOf(facts));
  return urgency * URGENCY_STEP + facts.openedAt - Math.min(facts.reports, MOST_REPORTS) * REPORT_WEIGHS_MS;
}

/** A report of the case, as far as it counts. */
export interface CountedReport {
  /** A keyed hash of the household's address; null when it is forgotten. */
  network: string | null;
  /** It says that somebody needs care. */
  isDanger: boolean;
  /** When its reporter joined. */
  joinedAt: number;
  /** Its reporter is muted or banned, or the account is gone. */
  isSilenced: boolean;
}

/**
 * Whether reports hide words until a moderator looks: those of three members whose accounts are older than three days, no two
 * from one household. Each person reports a thing once, so so many households are as many people. Words of danger are never
 * hidden by them, nor what a moderator has looked at and found to be fine.
 */
export function holdsByReports(
  reports: readonly CountedReport[],
  { isDangerFound, wasFoundFine, now }: { isDangerFound: boolean; wasFoundFine: boolean; now: number },
): boolean {
  if (isDangerFound || wasFoundFine) return false;
  const households = reports
    .filter(({ isDanger, isSilenced }) => !isDanger && !isSilenced)
    .filter(({ joinedAt }) => now - joinedAt > REPORT_RULES.accountAgeMs)
    .flatMap(({ network }) => network ?? []);
  return new Set(households).size >= REPORT_RULES.toHold;
}
