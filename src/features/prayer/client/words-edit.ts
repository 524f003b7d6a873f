import { TRANSLATION_IDS } from '#features/bible/bible.rules.ts';
import { editDraft, isText } from '#platform/client/edit-draft.ts';
import type { QuotedVerse } from './components/verse-quote.tsx';

/** Words of one's own that others read, as they are changed. */
interface ChangedWords {
  text: string;
  verse: QuotedVerse | null;
}

/** How a change of an encouragement is kept, for each apart. */
export function editedEncouragement(encouragementId: string) {
  return editDraft<ChangedWords>({
    name: `edit-encouragement-${encouragementId}`,
    fields: { text: isText, verse: isVerse },
  });
}

/** How a change of a request is kept, for each apart. */
export function editedRequest(requestId: string) {
  return editDraft<ChangedWords & { forDay: string | null }>({
    name: `edit-request-${requestId}`,
    fields: {
      text: isText,
      verse: isVerse,
      forDay: (value) => value === null || /^\d{4}-\d\d-\d\d$/.test(String(value)),
    },
  });
}

/** How other words of an item of one's list are kept, for each apart. */
export function editedItem(itemId: string) {
  return editDraft<{ text: string }>({ name: `edit-item-${itemId}`, fields: { text: isText } });
}

/** What is kept of a verse, and shown: the server finds it by its reference. */
export function quotedOf(verse: QuotedVerse | null): QuotedVerse | null {
  return verse && { reference: verse.reference, translation: verse.translation, text: verse.text };
}

/** A verse as it is sent. */
export function sentVerse(verse: QuotedVerse | null): Omit<QuotedVerse, 'text'> | null {
  return verse && { reference: verse.reference, translation: verse.translation };
}

function isVerse(value: unknown): boolean {
  const { reference, translation, text } = { ...(value as Partial<QuotedVerse> | null) };
  const isWhole = isText(reference) && isText(text) && TRANSLATION_IDS.some((id) => id === translation);
  return value === null || isWhole;
}
