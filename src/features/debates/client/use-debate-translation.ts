import { useState } from 'react';
import { quotedFor, type TranslationId } from '#features/bible/bible.rules.ts';
import { readerFromCookies } from '#features/bible/reader-preferences.rules.ts';

/** The text in which this browser reads the Bible. */
export function useDebateTranslation(): TranslationId {
  return useState(() => quotedFor(readerFromCookies(document.cookie).translation))[0];
}
