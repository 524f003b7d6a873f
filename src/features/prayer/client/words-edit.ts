import { editDraft } from '#platform/client/edit-draft.ts';
import { orNull, textIn } from '#platform/client/kept-values.ts';
import type { QuotedVerse } from './components/verse-quote.tsx';
import { verseIn } from './kept-verse.ts';

/** Words of one's own that others read, as they are changed. */
interface ChangedWords {
  text: string;
  verse: QuotedVerse | null;
}

/** How a change of an encouragement is kept, for each apart. */
export function editedEncouragement(encouragementId: string) {
  return editDraft<ChangedWords>({
    name: `edit-encouragement-${encouragementId}`,
    fields: { text: textIn, verse: verseIn },
  });
}

/** How a change of a request is kept, for each apart. */
export function editedRequest(requestId: string) {
  return editDraft<ChangedWords & { forDay: string | null }>({
    name: `edit-request-${requestId}`,
    fields: {
      text: textIn,
      verse: verseIn,
      forDay: orNull((kept) => textIn(kept)?.match(/^\d{4}-\d\d-\d\d$/)?.[0]),
    },
  });
}

/** How other words of an item of one's list are kept, for each apart. */
export function editedItem(itemId: string) {
  return editDraft({ name: `edit-item-${itemId}`, fields: { text: textIn } });
}

/** What is kept of a verse, and shown: the server finds it by its reference. */
export function quotedOf(verse: QuotedVerse | null): QuotedVerse | null {
  return verse && { reference: verse.reference, translation: verse.translation, text: verse.text };
}

/** A verse as it is sent. */
export function sentVerse(verse: QuotedVerse | null): Omit<QuotedVerse, 'text'> | null {
  return verse && { reference: verse.reference, translation: verse.translation };
}
