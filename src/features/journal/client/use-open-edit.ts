import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { localDrafts } from '#platform/client/local-drafts.ts';
import type { JournalEntry } from '../journal.contract.ts';
import { UNWRITTEN } from '../journal.rules.ts';
import { entryQuery } from './journal-queries.ts';
import { editForm, entryOfForm, entryOfFormer, FORMER_NAME } from './kept-edit.ts';

export interface OpenEdit {
  entry: JournalEntry;
  /** It was deleted since: of it there is only what was kept here. */
  isGone: boolean;
}

/**
 * Finds the entry whose dialog was open, with changes in it, when a session ended or the page was gone; once, as the page starts. One that
 * was deleted meanwhile is found, too, where words of it are kept, also of a dialog that was closed: nothing else leads to them.
 * @param only this entry alone is looked for
 */
export function useOpenEdit(userId: string | null, onFound: (found: OpenEdit) => void, only?: string) {
  const queryClient = useQueryClient();
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (userId === null) return;
    let isHere = true;
    void findOpenEdit(queryClient, userId, only, () => isHere)
      // An entry that does not come is none that could be edited; what was typed stays kept.
      .catch(() => null)
      .then((entry) => entry !== null && isHere && found(entry));
    return () => {
      isHere = false;
    };
  }, [userId, only, queryClient]);
}

async function findOpenEdit(
  queryClient: QueryClient,
  userId: string,
  only: string | undefined,
  isWanted: () => boolean,
): Promise<OpenEdit | null> {
  await renameFormer(userId, isWanted);
  for (const name of localDrafts.names(userId)) {
    const entryId = entryOfForm(name);
    if (entryId === null || (only !== undefined && entryId !== only)) continue;
    const text = localDrafts.read(userId, name) ?? (await localDrafts.takeOver(userId, name, isWanted));
    const { isOpen, changes } = editForm(entryId).parse(text);
    const hasWords = !isBlank(changes.content ?? '');
    if (!isOpen && !hasWords) continue;
    const entry = await entryAt(queryClient, entryId);
    if (entry !== null && isOpen) return { entry, isGone: false };
    if (entry === null && hasWords) return { entry: unknownEntry(entryId), isGone: true };
  }
  return null;
}

/** Null where it was deleted. */
async function entryAt(queryClient: QueryClient, entryId: string): Promise<JournalEntry | null> {
  try {
    return await queryClient.fetchQuery(entryQuery(entryId));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** An entry that is gone: what it said is in its edit. */
function unknownEntry(id: string): JournalEntry {
  return { id, ...UNWRITTEN, writingTimeMinutes: 1, createdAt: 0, updatedAt: null, xpEarned: 0 };
}

/** An edit that an earlier version has kept, which was open then, is kept as all are. */
async function renameFormer(userId: string, isWanted: () => boolean): Promise<void> {
  const text =
    localDrafts.read(userId, FORMER_NAME) ?? (await localDrafts.takeOver(userId, FORMER_NAME, isWanted));
  const entryId = entryOfFormer(text);
  if (entryId === null) return;
  const form = editForm(entryId);
  localDrafts.write(userId, form.name, form.serialize({ ...form.parse(text), isOpen: true }));
  localDrafts.write(userId, FORMER_NAME, '');
}
