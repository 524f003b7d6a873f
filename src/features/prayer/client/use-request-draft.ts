import { useEffect } from 'react';
import { TRANSLATION_IDS } from '#features/bible/bible.rules.ts';
import { takeHandedWords } from '#platform/client/handed-words.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { requestForm, withWords } from './request-draft.ts';

/**
 * The request that is being written. What a journal entry or the reader has handed over is added to it once; the words of an entry
 * are for nobody else until their author chooses so.
 */
export function useRequestDraft(userId: string) {
  const kept = useKeptDraft(userId, requestForm);
  const { change, latest } = kept;
  useEffect(() => {
    const handed = takeHandedWords('/prayers/ask');
    if (handed === null) return;
    const { text, verse } = handed;
    const translation = TRANSLATION_IDS.find((id) => id === verse?.translation);
    const quoted = verse && translation ? { reference: verse.reference, translation, text: '' } : null;
    change(withWords(latest(), { text: text.trim(), verse: quoted }));
    if (text !== '') change({ audience: { kind: 'only-me', id: null }, isAnonymous: false });
  }, [change, latest]);
  return kept;
}
