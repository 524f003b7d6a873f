import type { RefObject } from 'react';
import { useLocation } from 'wouter';
import type { Chapter } from '../../bible.contract.ts';
import { pathOf } from '../components/chapter-navigation.tsx';
import { askForSearch } from '../search-asked.ts';
import type { VerseSelection } from '../use-verse-selection.ts';
import { type ChapterAction, type VersePlace, verseFrom } from './chapter-keys.rules.ts';
import { isVerseSeen, uppermostVerse, versePlaces } from './uppermost-verse.ts';
import { useChapterKeys } from './use-chapter-keys.ts';
import { numberOfVerse } from './verse-number.ts';

/**
 * Lets the keys turn the pages, choose verses and lead to the search.
 * @param chapter the one that is read; undefined until it is there
 * @param page the element around all chapters, and `read` the id of the one that is read
 */
export function useChapterActions({
  chapter,
  page,
  read,
  selection,
  choose,
  goBack,
  openLately,
}: {
  chapter: Chapter | undefined;
  page: RefObject<HTMLElement | null>;
  read: string;
  selection: VerseSelection;
  choose: (leaf: string, verse: number) => void;
  goBack: () => void;
  openLately: () => void;
}): void {
  const [, navigate] = useLocation();
  function chooseNext(step: 1 | -1) {
    const place = verseFrom(versePlaces(page.current), chosenHere(), uppermostOfRead(), step);
    if (place === null) return;
    choose(place.leaf, place.verse);
    // From there Tab leads to what is done with it.
    numberOfVerse(place)?.focus({ preventScroll: true });
  }
  /** What is chosen, unless somebody has read on from it into another chapter. */
  function chosenHere(): VerseSelection {
    const { leaf, verses } = selection;
    const isHere = leaf === read || verses.some((verse) => isVerseSeen(page.current, { leaf, verse }));
    return isHere ? selection : { leaf, verses: [] };
  }
  function uppermostOfRead(): VersePlace | null {
    const text = page.current?.querySelector<HTMLElement>(`[data-leaf="${CSS.escape(read)}"]`) ?? null;
    const verse = uppermostVerse(text);
    return verse === null ? null : { leaf: read, verse };
  }
  function turnTo(place: Chapter['next'] | undefined) {
    if (place) navigate(pathOf(place));
  }
  const actions: Record<ChapterAction, () => void> = {
    'next-verse': () => chooseNext(1),
    'previous-verse': () => chooseNext(-1),
    'next-chapter': () => turnTo(chapter?.next),
    'previous-chapter': () => turnTo(chapter?.previous),
    'go-back': goBack,
    lately: openLately,
    search: () => {
      askForSearch();
      navigate('/bible?tab=search');
    },
  };
  useChapterKeys((action) => actions[action]());
}
