import { toast } from '#ui/toast-store.ts';
import { inQuotationMarks } from '../quotation.rules.ts';

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

export async function copyVerse(verse: SharedVerse): Promise<void> {
  try {
    await navigator.clipboard.writeText(quotation(verse));
    toast({ title: 'Verse Copied', description: `${verse.reference} is on your clipboard.` });
  } catch {
    toast({
      title: 'Not Copied',
      description: 'This browser does not let us copy. Please select the verse and copy it.',
      variant: 'destructive',
    });
  }
}
