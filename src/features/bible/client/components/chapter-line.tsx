import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { type ReactNode, useState } from 'react';
import { useChunk, useChunkAhead } from '#platform/client/use-chunk.ts';
import { cn } from '#ui/class-names.ts';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { UnderTopBar } from '#ui/under-top-bar.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { chapterName } from '../../books.rules.ts';
import { ReaderTools } from './reader-tools.tsx';

const loadDialogs = () => import('./chapter-dialogs.tsx');

const buttonClasses =
  'flex min-h-11 min-w-11 items-center gap-1.5 rounded-control px-3 hover:bg-ink/8 hover:text-ink';

/** Of a finger, or of large letters, and its border. */
const height = 'h-[calc(max(44px,2.25rem)+1px)]';

/**
 * The chapter's controls as one slim line below the top bar: the chapter's name opens the chapters, 'Aa' how the text is set. The page
 * leaves its room free; in the markup of the server it stands in that room, since the top bar takes it over with the scripts.
 */
export function ChapterLine({
  bookId,
  chapter,
  back,
  onLately,
}: {
  bookId: string;
  chapter: number;
  /** The way back to where somebody jumped from. */
  back: ReactNode;
  onLately: () => void;
}) {
  const isHydrated = useHydrated();
  const [open, setOpen] = useState<'chapters' | 'text' | null>(null);
  const close = () => setOpen(null);
  const dialogs = useChunk(loadDialogs, open !== null, () => {
    close();
    sayNotOpened();
  });
  useChunkAhead(loadDialogs);
  const line = (
    <div
      className={cn(
        'mx-auto flex items-center justify-between gap-2 border-b border-line bg-surface px-2 text-ink-soft shadow-soft sm:px-4 lg:max-w-5xl lg:rounded-b-card lg:border-x',
        height,
      )}
    >
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
      <div className="flex min-w-0 shrink-0 items-center max-sm:max-w-3/5">
        {back}
        <ReaderTools bookId={bookId} chapter={chapter} onLately={onLately} />
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
  );
  return (
    <>
      {/* Up to the lower edge of the bar, past the margin of the page. */}
      <div className="-mt-px lg:-mt-[25px]">{isHydrated ? <div className={height} /> : line}</div>
      <UnderTopBar>
        {/* On a wide window it is as wide as the chapter, and leaves the places at its side to be seen. */}
        <div className="lg:mx-auto lg:max-w-7xl lg:pr-6 lg:pl-36">{line}</div>
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
          <dialogs.TextDialog open={open === 'text'} onClose={close} bookId={bookId} chapter={chapter} />
        </>
      )}
    </>
  );
}
