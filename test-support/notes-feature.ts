import { admitEdit, admitWords } from '#features/moderation/server/for-other-features.ts';
import { awardXP, giveBackXP, takeBackXP } from '#features/progress/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import { newId } from '#platform/server/ids.ts';
import type { WordsKind } from '#platform/server/words-kind.ts';
import type { TestApp } from './start-test-app.ts';

/** What somebody wrote, as these tests keep it: in memory, so that every step of moderation can be looked at. */
export interface Note {
  id: string;
  authorId: string;
  text: string;
  isAnonymous: boolean;
  isHidden: boolean;
  writtenAt: number;
  /** Who may not read it. */
  unreadableFor: Set<string>;
}

/** Words of a feature with everything that moderators do to them; each note earns 10 XP. */
export function createNotes() {
  const notes = new Map<string, Note>();
  const done: string[] = [];

  async function set(tx: Tx, id: string, isHidden: boolean, now: number): Promise<void> {
    const note = notes.get(id);
    if (!note) return;
    if (note.isHidden !== isHidden) done.push(`${isHidden ? 'hide' : 'restore'} ${note.text}`);
    note.isHidden = isHidden;
    const source = { userId: note.authorId, reason: 'journal_entry', sourceId: id, now } as const;
    await (isHidden ? takeBackXP(tx, source) : giveBackXP(tx, source));
  }

  const kind: WordsKind = {
    kind: 'note',
    called: 'a note',
    tables: [],
    async find(_db, id) {
      const note = notes.get(id);
      if (!note) return undefined;
      const { authorId, text, isAnonymous, isHidden, writtenAt } = note;
      return {
        id,
        authorId,
        text,
        isAnonymous,
        isHidden,
        writtenAt,
        pictureUrls: [],
        audience: 'Everyone here',
        href: `/notes/${id}`,
      };
    },
    async inContext(_db, id) {
      const others = [...notes.values()].filter((note) => note.id !== id).slice(-1);
      return { before: others.map((note) => ({ ...note })), after: [] };
    },
    canRead: async (_db, id, viewerId) => {
      const note = notes.get(id);
      return note !== undefined && !note.isHidden && !note.unreadableFor.has(viewerId);
    },
    canOpen: async (_db, id, readerId) => notes.get(id)?.unreadableFor.has(readerId) === false,
    hide: (tx, id, now) => set(tx, id, true, now),
    restore: (tx, id, now) => set(tx, id, false, now),
    countBy: async (_db, authorId) => [...notes.values()].filter((note) => note.authorId === authorId).length,
  };
  const feature: ServerFeature = { name: 'notes', words: () => [kind] };

  /** Writes a note as a route would; what is refused throws. */
  async function write(
    app: TestApp,
    authorId: string,
    text: string,
    how: { isAnonymous?: boolean; shape?: 'topic' | 'reply' } = {},
  ) {
    const now = app.clock.now();
    const id = newId(now);
    const caller = { id: authorId, timezone: 'UTC' };
    return inUserTransaction(app.db, authorId, async (tx) => {
      const words = { caller, kind: 'note', wordsId: id, texts: [text], deps: app.server.deps };
      const admitted = await admitWords(tx, { ...words, shape: how.shape ?? 'topic' }, now);
      const { isHeld: isHidden } = admitted;
      const day = { date: '2026-03-14', startedAt: 0 };
      const award = { userId: authorId, reason: 'journal_entry', sourceId: id } as const;
      if (!isHidden) await awardXP(tx, { ...award, amount: 10, now, day });
      const isAnonymous = how.isAnonymous ?? false;
      notes.set(id, { id, authorId, text, isAnonymous, isHidden, writtenAt: now, unreadableFor: new Set() });
      return { id, ...admitted };
    });
  }

  async function edit(app: TestApp, id: string, text: string) {
    const note = notes.get(id)!;
    const caller = { id: note.authorId, timezone: 'UTC' };
    return inUserTransaction(app.db, note.authorId, async (tx) => {
      const words = { caller, kind: 'note', wordsId: id, texts: [text], deps: app.server.deps };
      const admitted = await admitEdit(tx, words, app.clock.now());
      note.text = text;
      return admitted;
    });
  }

  return { feature, notes, done, write, edit };
}
