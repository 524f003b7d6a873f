import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAppShape, type WordsAtVerse, type WordsAtVerses } from '#platform/client/client-feature.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { useIdle } from '#ui/use-idle.ts';
import { versesOf } from '../../passage-ids.rules.ts';

/** Words that the reader wrote elsewhere about verses of a chapter. */
export interface WordsElsewhere {
  id: string;
  firstWords: string;
  /** UTC epoch ms. */
  createdAt: number;
  /** In their order. */
  verses: readonly number[];
  href: string;
  /** 'from my journal' */
  from: string;
}

/** What the reader wrote elsewhere about this chapter; it comes once the chapter stands. */
export function useWordsAtVerses(bookId: string, chapter: number): readonly WordsElsewhere[] {
  const { wordsAtVerses: load } = useAppShape();
  const idle = useIdle();
  const words = useChunk(load, idle)?.wordsAtVerses;
  const { data } = useQuery<WordsAtVerse[]>({
    queryKey: words?.queryKeyOf(bookId, chapter) ?? ['words at verses'],
    enabled: words !== undefined,
  });
  return useMemo(() => (words && data ? wordsOf(data, words) : []), [words, data]);
}

/** Of many at one verse the newest stand beside it, so that its margin is not a list. */
const MOST_AT_A_VERSE = 3;

/** @param found newest first */
function wordsOf(found: readonly WordsAtVerse[], { pathOf, from }: WordsAtVerses): WordsElsewhere[] {
  const all = found.flatMap(({ id, passage, firstWords, createdAt }) => {
    const place = passage === null ? null : versesOf(passage);
    return place ? [{ id, firstWords, createdAt, verses: place.verses, href: pathOf(id), from }] : [];
  });
  return [...Map.groupBy(all, ({ verses }) => verses.at(-1)).values()].flatMap((atVerse) =>
    atVerse.slice(0, MOST_AT_A_VERSE),
  );
}
