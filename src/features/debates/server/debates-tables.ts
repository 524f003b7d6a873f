import type { Side, Verdict } from '../debates.rules.ts';

/** What somebody says in a debate, as moderators find it. */
export const DEBATE_WORDS = ['debate-claim', 'debate-other-side', 'debate-mind', 'debate-verdict'] as const;
export type DebateWordsKind = (typeof DEBATE_WORDS)[number];

/** A week with its question. Times are UTC epoch milliseconds. */
export interface DebateTable {
  id: string;
  /** '2026-W48' */
  week: string;
  /** In the catalogue; null where moderators wrote it. */
  slug: string | null;
  question: string;
  about: string;
  /** JSON: `Position[]` as it was when the week began, or was planned. */
  positions: string;
  /** JSON: `{ reference, why }[]`. */
  passages: string;
  /** Question, about and positions, folded for search. */
  search_text: string;
  opens_at: number;
  closes_at: number;
  /** When the job closed it: names are there from now on. */
  closed_at: number | null;
  /** Claims that were made in it; what was taken back later stays counted, since its place may stay. How many can be read is another number. */
  claims: number;
  /** Grows with whatever changes what others see at once: something hidden, restored, taken back, corrected. */
  revision: number;
  closing_words: string | null;
  closing_by: string | null;
}

/** How somebody is in a debate: what they hold, and what they have seen. */
export interface DebateStandTable {
  debate_id: string;
  user_id: string;
  /** Null: they have not said, or hold none. */
  position: string | null;
  since: number;
  /** What came to light until then is not new to them. */
  seen_until: number;
  /** When they were here last. */
  visited_at: number;
}

/** A place in the tree, without who spoke there. Its id is drawn by lot, so that it tells no time. */
export interface DebateNodeTable {
  id: string;
  debate_id: string;
  position: string;
  /** Null: under the position. No foreign key, since a table that points to itself cannot be moved row by row. */
  parent_id: string | null;
  side: Side;
  /** 1 under a position, 4 at most. */
  depth: number;
  /** Others see it from then on. */
  seen_from: number;
}

/** Words of somebody: a claim (its id is its node's), a statement of another side, a line of a changed mind or of a verdict. */
export interface DebateWordsTable {
  id: string;
  debate_id: string;
  user_id: string;
  kind: DebateWordsKind;
  /** The position that it stands under, states, leads to, or is a verdict about. */
  position: string;
  text: string;
  /** JSON: references as we write them. */
  cites: string;
  /** What a claim said before it was corrected. */
  first_text: string | null;
  hidden_because: 'held' | 'moderator' | null;
  said_at: number;
  seen_from: number;
  /** Whom it concerns is told then, and of what is hidden by then once it is shown; null once that is done. */
  tell_at: number | null;
  /** Of a statement of another side: when its author was paid, since those who hold it found it fair. It stays. */
  found_fair_at: number | null;
}

/** Somebody finds a claim well argued. */
export interface DebateArguedTable {
  node_id: string;
  user_id: string;
  debate_id: string;
  marked_at: number;
}

/** A claim changed somebody's mind; once a week. */
export interface DebateMindTable {
  /** Drawn by lot: what the claim's author was paid for is kept under it, and names nobody. */
  id: string;
  debate_id: string;
  user_id: string;
  node_id: string;
  from_position: string;
  to_position: string;
  words_id: string | null;
  changed_at: number;
}

/** What somebody who holds a position says of how it was stated. */
export interface DebateVerdictTable {
  statement_id: string;
  user_id: string;
  verdict: Verdict;
  /** 1: they do not hold it, and spoke as a moderator. */
  as_moderator: number;
  words_id: string | null;
  judged_at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    debate: DebateTable;
    debate_stand: DebateStandTable;
    debate_node: DebateNodeTable;
    debate_words: DebateWordsTable;
    debate_argued: DebateArguedTable;
    debate_mind: DebateMindTable;
    debate_verdict: DebateVerdictTable;
  }
}
