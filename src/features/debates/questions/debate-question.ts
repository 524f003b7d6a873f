/** A position as its holders would put it. */
export interface Position {
  /** Stable within the question, kebab-case: 'gift'. */
  key: string;
  /** At most 60 characters, no full stop: 'A gift to take, not a law to keep'. */
  title: string;
  /** At most 24 characters, for 'from … to …': 'a gift'. */
  short: string;
  /** At most 400 characters: its best case, in the words of those who hold it. */
  says: string;
}

/** A passage to be read first. */
export interface PassageToRead {
  /** As the reader's references are written: 'Mark 2:23–28'. */
  reference: string;
  /** What to look for, at most 100 characters. */
  why: string;
}

/** A question that a week can have. */
export interface DebateQuestion {
  /** Kebab-case, and the same for ever: debates remember it. */
  slug: string;
  /** At most 90 characters. */
  question: string;
  /** What is asked and what is not, at most 240 characters. */
  about: string;
  /** Two to four. */
  positions: readonly Position[];
  /** Three. */
  passages: readonly PassageToRead[];
}
