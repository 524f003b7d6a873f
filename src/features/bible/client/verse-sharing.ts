import { copyLink as copyLinkTo } from '#ui/copy-link.ts';
import { copyText } from '#ui/copy-text.ts';
import { inQuotationMarks } from '../quotation.rules.ts';
import { type CopiedVerses, copiedText } from './copied-text.ts';
import { copyForm } from './copy-form.ts';

const BY_HAND = 'This browser does not let us copy. Please select the words and copy them.';

export interface SharedVerse {
  reference: string;
  text: string;
  translation: string;
}

/** The verse as it is passed on: never without its reference and translation. */
export function quotation({ reference, text, translation }: SharedVerse): string {
  return `${inQuotationMarks(text)} (${reference}, ${translation})`;
}

/**
 * Shares with the device's own dialog if there is one, or else copies to the clipboard and says so (docs/product.md,
 * Messages).
 */
export async function shareVerse(verse: SharedVerse): Promise<void> {
  if (navigator.share !== undefined) {
    try {
      await navigator.share({ title: verse.reference, text: quotation(verse) });
      return;
    } catch (error) {
      // Closing the share sheet is no failure; anything else goes on to the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyVerse(verse);
}

export function copyVerse(verse: SharedVerse): Promise<void> {
  return copyText(
    quotation(verse),
    { title: 'Verse Copied', description: `${verse.reference} is on your clipboard.` },
    BY_HAND,
  );
}

/** Copies chosen verses in the form that this browser's reader copies in. */
export function copyVerses(chosen: CopiedVerses): Promise<void> {
  const isOne = chosen.parts.length === 1;
  return copyText(
    copiedText(chosen, copyForm()),
    {
      title: isOne ? 'Verse Copied' : 'Verses Copied',
      description: `${chosen.reference} is on your clipboard.`,
    },
    BY_HAND,
  );
}

/** Copies the address that opens a page with these verses chosen. @param path '/bible/JHN/3/16-18' */
export function copyLink(path: string, reference: string): Promise<void> {
  return copyLinkTo(path, `It opens ${reference}.`);
}
