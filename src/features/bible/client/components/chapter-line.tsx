import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useChunk, useChunkAhead } from '#platform/client/use-chunk.ts';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { UnderTopBar } from '#ui/under-top-bar.tsx';
import { chapterName } from '../../books.rules.ts';

const loadDialogs = () => import('./chapter-dialogs.tsx');

const buttonClasses =
  'flex min-h-11 min-w-11 items-center gap-1.5 rounded-control px-3 hover:bg-ink/8 hover:text-ink';

/**
 * The chapter's controls as one slim line at the upper edge, from when the `controls` at the head of the page have left the
 * window: the chapter's name opens the chapters, 'Aa' how the text is set.
 */
export function ChapterLine({
  bookId,
  chapter,
  controls,
  back,
  onLately,
}: {
  bookId: string;
  chapter: number;
  controls: RefObject<HTMLElement | null>;
  /** The way back to where somebody jumped from. */
  back: ReactNode;
  onLately: () => void;
}) {
  const isShown = useIsAbove(controls);
  const [open, setOpen] = useState<'chapters' | 'text' | null>(null);
  const close = () => setOpen(null);
  const dialogs = useChunk(loadDialogs, open !== null, () => {
    close();
    sayNotOpened();
  });
  useChunkAhead(loadDialogs);
  return (
    <>
      <UnderTopBar>
        <div
          hidden={!isShown}
          // On a wide window it is as wide as the chapter, and leaves the places at its side to be seen.
          className="text-ink-soft motion-safe:animate-fade lg:mx-auto lg:max-w-7xl lg:pr-6 lg:pl-36"
        >
          <div className="mx-auto flex items-center justify-between gap-2 border-b lg:max-w-5xl border-line bg-surface px-2 shadow-soft sm:px-4 lg:rounded-b-card lg:border-x">
            <button
              type="button"
              aria-haspopup="dialog"
              className={`${buttonClasses} min-w-0`}
              onClick={() => setOpen('chapters')}
            >
              <span className="truncate font-heading text-lg text-ink">{chapterName(bookId, chapter)}</span>
              <CaretDownIcon size={16} aria-hidden className="shrink-0" />
              <span className="sr-only">other chapters</span>
            </button>
            {back}
            <button
              type="button"
              aria-haspopup="dialog"
              className={`${buttonClasses} shrink-0 justify-center`}
              onClick={() => setOpen('text')}
            >
              <span className="font-scripture text-lg text-ink">Aa</span>
              <span className="sr-only">how the text is set</span>
            </button>
          </div>
        </div>
      </UnderTopBar>
      {dialogs && (
        <>
          <dialogs.ChaptersDialog
            open={open === 'chapters'}
            onClose={close}
            bookId={bookId}
            chapter={chapter}
            onLately={() => {
              close();
              onLately();
            }}
          />
          <dialogs.TextDialog open={open === 'text'} onClose={close} />
        </>
      )}
    </>
  );
}

/** Whether an element has left the window at its upper edge. */
function useIsAbove(ref: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isAbove;
}
