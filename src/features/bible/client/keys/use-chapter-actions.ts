import type { RefObject } from 'react';
import { useLocation } from 'wouter';
import type { Chapter } from '../../bible.contract.ts';
import { pathOf } from '../components/chapter-navigation.tsx';
import { askForSearch } from '../search-asked.ts';
import { versesOf } from '../verse-spans.ts';
import { type ChapterAction, verseFrom } from './chapter-keys.rules.ts';
import { uppermostVerse } from './uppermost-verse.ts';
import { useChapterKeys } from './use-chapter-keys.ts';

/** Lets the keys turn the pages, choose verses and lead to the search. @param chapter undefined until it is there */
export function useChapterActions({
  chapter,
  text,
  selected,
  choose,
  goBack,
  openLately,
}: {
  chapter: Chapter | undefined;
  text: RefObject<HTMLElement | null>;
  selected: readonly number[];
  choose: (verse: number) => void;
  goBack: () => void;
  openLately: () => void;
}): void {
  const [, navigate] = useLocation();
  function chooseNext(step: 1 | -1) {
    if (chapter === undefined) return;
    const verse = verseFrom(versesOf(chapter.blocks), selected, uppermostVerse(text.current), step);
    if (verse !== null) choose(verse);
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
