import { useEffect } from 'react';
import { announce } from './announce.ts';

/**
 * Announces `words` when they come and whenever they change; null says nothing.
 * @param of what they are about: the same words about something else are said again
 */
export function useAnnounced(words: string | null, of = ''): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` makes the same words news
  useEffect(() => {
    if (words !== null) announce(words);
  }, [words, of]);
}
