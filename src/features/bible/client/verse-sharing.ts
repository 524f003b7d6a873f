import { toast } from '#ui/toast-store.ts';

export interface SharedVerse {
  reference: string;
  text: string;
  translation: string;
}

/** The verse as it is passed on: never without its reference and translation. */
export function quotation({ reference, text, translation }: SharedVerse): string {
  return `“${text}” (${reference}, ${translation})`;
}

/** The device's own sharing where there is one, else the clipboard with the toast of spec section 8. */
export async function shareVerse(verse: SharedVerse): Promise<void> {
  const text = quotation(verse);
  if (navigator.share !== undefined) {
    try {
      await navigator.share({ title: verse.reference, text });
      return;
    } catch (error) {
      // Closing the share sheet is no failure; anything else goes on to the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Verse Copied', description: `${verse.reference} is on your clipboard.` });
  } catch {
    toast({
      title: 'Not Copied',
      description: 'This browser does not let us copy. Please select the verse and copy it.',
      variant: 'destructive',
    });
  }
}
