import type { Db } from './db/database.ts';

/**
 * One kind of what people are told about. A feature registers its kinds in its manifest; they are kept without words or
 * names, and presented when they are read, so that nobody reads what was deleted, hidden or renamed since.
 */
export interface NotificationKind {
  /** Stored with each notification, so it never changes: 'encouraged'. */
  kind: string;
  /** The switch that turns it off, which several kinds may share; null: it cannot be turned off. */
  setting: NotificationSetting | null;
  /**
   * What these notifications say to their reader, by the notification's id. One that has no answer here is not shown:
   * what it was about is gone, or its reader may not see it any more. At most 50 at a time, in a bounded number of queries.
   */
  present(
    db: Db,
    readerId: string,
    notifications: readonly KeptNotification[],
  ): Promise<ReadonlyMap<string, NotificationWords>>;
}

export interface NotificationSetting {
  /** Kinds that share a switch have the same id. */
  id: string;
  /** 'Encouragements' */
  label: string;
  /** One sentence: 'Somebody wrote to you under a request.' */
  description: string;
  /**
   * What a locked screen says of one by push: 'An encouragement for you'. Others may see it, so neither names nor anybody's words are
   * in it.
   */
  onLockedScreen: string;
  /** Whose it is: members with this role or a higher one are shown the switch. Absent: everybody. */
  role?: 'moderator';
}

/** A notification as it is kept. */
export interface KeptNotification {
  id: string;
  kind: string;
  /** What it is about, in the terms of its kind: a request's id. */
  subjectId: string;
  /** Who caused it; null where nobody is named. */
  actorId: string | null;
  /** What the kind keeps besides: counts, never words of people. */
  data: Readonly<Record<string, string | number | null>>;
  createdAt: number;
}

/** What a notification says. */
export interface NotificationWords {
  /** Names of people in it are plain text: 'Elena R. wrote you an encouragement'. */
  title: string;
  /** The part of the title that stands out: 'Elena R.'; none when it is absent. */
  emphasis?: string;
  /** A second line; null: none. */
  text: string | null;
  /** Whose words the second line is; ours ('Counted once a day') when it is absent. */
  textIs?: 'own-words' | 'note';
  /** The screen that it leads to; null: none. */
  href: string | null;
  /** Whose face stands beside it; null: the kind's icon. */
  personId: string | null;
}

/** What these notifications say, by their ids; `say` answers null for one that is not shown. */
export function wordsOfEach(
  notifications: readonly KeptNotification[],
  say: (notification: KeptNotification) => NotificationWords | null,
): Map<string, NotificationWords> {
  return new Map(
    notifications.flatMap((notification) => {
      const words = say(notification);
      return words ? [[notification.id, words] as const] : [];
    }),
  );
}
