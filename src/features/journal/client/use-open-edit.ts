import { useEffect, useState } from 'react';
import { localDrafts } from '#platform/client/local-drafts.ts';
import { type KeptEdit, parseEdit, serializeEdit } from './kept-edit.ts';

const form = 'edit';

/** Changes of an entry that were typed before a session ended or the page was gone; null when there are none. */
export function useKeptEdit(userId: string) {
  const [kept, setKept] = useState<KeptEdit | null>(null);
  useEffect(() => {
    const mine = parseEdit(localDrafts.read(userId, form));
    if (mine !== null) return setKept(mine);
    let isHere = true;
    const isWanted = () => isHere && localDrafts.read(userId, form) === null;
    localDrafts.takeOver(userId, form, isWanted).then((text) => isHere && setKept(parseEdit(text)));
    return () => {
      isHere = false;
    };
  }, [userId]);
  return { kept, settle: () => setKept(null) };
}

/** Keeps the changes in this tab as they are typed; with none, nothing is kept. */
export function keepEdit(userId: string, edit: KeptEdit): void {
  localDrafts.write(userId, form, serializeEdit(edit));
}
