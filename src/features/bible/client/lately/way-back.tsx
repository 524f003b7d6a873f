import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { Link } from 'wouter';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import type { Chapter } from '../../bible.contract.ts';
import { chapterName } from '../../books.rules.ts';
import { formatVerses } from '../../verse-numbers.rules.ts';
import { uppermostVerse } from '../keys/uppermost-verse.ts';
import { addressOf, goBack, noteArrival, noteSpot, takeReturn, useLeftPlace } from './left-places.ts';

/** Notes where the reader is and how they see it, so that a jump can be taken back. Shows nothing. */
export function NoteWay({
  chapter,
  text,
  selected,
}: {
  chapter: Chapter;
  text: RefObject<HTMLElement | null>;
  selected: readonly number[];
}) {
  const { user } = useCurrentUser();
  const arrived = useEffectEvent(() => {
    if (!user) return;
    noteArrival(user.id, chapter, [chapter.previous, chapter.next]);
    const uppermost = takeReturn(chapter);
    if (uppermost === null) return;
    // After the router has scrolled the new page to its top.
    requestAnimationFrame(() => text.current?.querySelector(`[data-verse="${uppermost}"]`)?.scrollIntoView());
  });
  const place = `${chapter.bookId} ${chapter.chapter}`;
  // Before it is painted, so that the way back does not come into a page that stands there already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each chapter is an arrival
  useLayoutEffect(() => arrived(), [place]);

  const look = useEffectEvent(() => noteSpot({ verses: selected, uppermost: uppermostVerse(text.current) }));
  useEffect(() => {
    const before = () => look();
    // Whatever leads away begins with one of these, while the page is still as it was.
    window.addEventListener('pointerdown', before, { capture: true, passive: true });
    window.addEventListener('keydown', before, { capture: true, passive: true });
    return () => {
      window.removeEventListener('pointerdown', before, { capture: true });
      window.removeEventListener('keydown', before, { capture: true });
    };
  }, []);
  return null;
}

/** Leads back to the place from which somebody jumped here; nothing where they did not. On a phone the arrow alone says 'Back to'. */
export function BackLink() {
  const place = useLeftPlace();
  if (place === null) return null;
  const name = chapterName(place.bookId, place.chapter);
  return (
    <Link
      href={addressOf(place)}
      onClick={() => void goBack()}
      className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-control px-3 font-semibold text-dusk hover:bg-ink/8"
    >
      <ArrowUUpLeftIcon size={18} aria-hidden className="shrink-0" />
      <span className="truncate">
        <span className="max-sm:sr-only">Back to </span>
        {place.verses.length === 0 ? name : `${name}:${formatVerses(place.verses)}`}
      </span>
    </Link>
  );
}

/** Goes back to the place from which somebody jumped here, where there is one. */
export function goBackBy(navigate: (address: string) => void): void {
  const address = goBack();
  if (address !== null) navigate(address);
}
