import { useQuery } from '@tanstack/react-query';
import type { TextId } from '../bible.rules.ts';
import { verseOfTheDayQuery } from './bible-queries.ts';
import { useReaderPreferences } from './reader-preferences.ts';
import { useTextLabel } from './use-text-label.ts';
import { useTextLanguage } from './use-text-language.ts';

/** Shown when the server gives none (docs/product.md, Deliberate departures). */
const JOHN_3_16 = {
  id: 'JHN.3.16',
  reference: 'John 3:16',
  text: 'For God so loved the world, that he gave his one and only Son, that whoever believes in him should not perish, but have eternal life.',
  verseIds: ['JHN.3.16'],
  why: null,
};

/** The day's passage as this browser reads the Bible, and the translation that it is in; undefined until it is known. */
export function useVerseOfTheDay() {
  const { translation } = useReaderPreferences();
  const { data, isError } = useQuery(verseOfTheDayQuery(translation));
  const shownIn: TextId = isError ? 'WEB' : translation;
  return {
    verse: isError ? JOHN_3_16 : data,
    shownIn,
    label: useTextLabel(shownIn),
    language: useTextLanguage(shownIn),
  };
}
