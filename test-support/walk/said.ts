import type { Facts } from './facts.ts';

/** What words are, as far as it says who may read them. */
export type WordsAre =
  /** Their author's alone. */
  | 'own'
  /** Moderators' and administrators'. */
  | 'hosts'
  | 'request'
  | 'testimony'
  | 'encouragement'
  | 'group'
  | 'asking'
  | 'declining'
  | 'topic'
  | 'post'
  | 'file-title'
  | 'file'
  | 'gathering'
  | 'place'
  | 'line'
  | 'date-poll'
  | 'claim'
  | 'other-side'
  | 'mind'
  | 'verdict'
  | 'closing'
  | 'told-author'
  | 'first-name'
  | 'last-name'
  | 'chosen-name';

/** Words that somebody wrote, known again by their canary. */
export interface Said {
  canary: string;
  are: WordsAre;
  authorId: string;
  /** Where they stand: a request's id for its words and its testimony; null where they were refused. */
  at: string | null;
  /** Others were written in their place. */
  isPast: boolean;
  /** Others who may read them whatever happens: to whom they were said. */
  to: readonly string[];
}

/** Who reads; null: a visitor. */
export interface Reader {
  id: string | null;
  /** Moderates or administrates, with a second step. */
  isHost: boolean;
}

export interface Seen {
  facts: Facts;
  now: number;
  /** To whom a request without a name was shown, by its id: who was there when it was asked. */
  chosen: ReadonlyMap<string, ReadonlySet<string>>;
  /** To whom what came of it was told, where that is for others than were asked. */
  told: ReadonlyMap<string, ReadonlySet<string>>;
  /** The groups that somebody is or was in, by their id. */
  everIn: ReadonlyMap<string, ReadonlySet<string>>;
  /** What is read is about what the reader did: their export, their zips, what they were told. It names groups and events of then. */
  isOfMine: boolean;
  /** It is read where moderators and administrators work; elsewhere they are people like others. */
  isDesk: boolean;
}
