import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { cn } from '#ui/class-names.ts';
import type { GroupPassage } from '../../plan.contract.ts';
import { moreVerses } from '../talk-texts.ts';

/** Verses that are shown at once: on a phone, where the talk is below them, and beside it. */
const SHOWN = { phone: 3, wide: 30 } as const;
/** A space that does not break: no number stands alone at the end of a line. */
const AND_ITS_VERSE = '\u00a0';

/** The verses of a passage; each leads to what answers it, and those that are answered are tinted, with how many do. */
export function PassageWords({
  passage,
  chosen,
  lit,
  hrefOf,
}: {
  passage: GroupPassage;
  /** The verse whose answers are shown. */
  chosen: string | null;
  /** The verse that a post has pointed to; a new object each time it does. */
  lit: { verseId: string } | null;
  /** Where the answers of a verse are; of null those of all. */
  hrefOf: (verseId: string | null) => string;
}) {
  const { verses } = passage;
  const [isOpen, setOpen] = useState(false);
  const shownOf = (count: number) => (verses.length > count + 1 ? count : verses.length);
  const [onPhone, onWide] = [shownOf(SHOWN.phone), shownOf(SHOWN.wide)];
  const pointed = lit?.verseId ?? chosen;
  const isFoldedAway = verses.findIndex(({ id }) => id === pointed) >= onPhone;
  const isWhole = isOpen || isFoldedAway;
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lit === null) return;
    const verse = words.current?.querySelector(`[data-verse="${CSS.escape(lit.verseId)}"]`);
    verse?.scrollIntoView({ block: 'nearest' });
  }, [lit]);
  const chapters = new Set(verses.map(({ chapter }) => chapter)).size;
  return (
    <div ref={words}>
      <p className="mt-3 font-scripture text-[1.1875rem]/[1.7]">
        {verses.map(({ id, chapter, verse, text, answers }, place) => (
          <span
            key={id}
            className={cn(
              !isWhole && place >= onPhone && 'max-lg:hidden',
              !isWhole && place >= onWide && 'lg:hidden',
            )}
          >
            <Link
              href={hrefOf(id === chosen ? null : id)}
              data-verse={id}
              aria-current={id === chosen ? 'true' : undefined}
              className={cn(
                'scroll-my-24 rounded-[4px] box-decoration-clone transition-colors duration-200',
                tintOf(answers > 0, id === chosen || id === lit?.verseId),
              )}
            >
              <span className="align-super font-sans text-[0.6875rem] leading-none font-semibold text-ink-soft">
                {chapters > 1 && verse === 1 ? `${chapter}:${verse}` : verse}
                {AND_ITS_VERSE}
              </span>
              {text.trim()}
              {answers > 0 && (
                <span className="ms-1 inline-grid h-5 min-w-5 place-items-center rounded-full bg-dusk px-1 align-middle font-sans text-xs font-semibold text-surface">
                  {answers}
                  <span className="sr-only">{answers === 1 ? ' answer' : ' answers'}</span>
                </span>
              )}
            </Link>{' '}
          </span>
        ))}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {!isFoldedAway && onPhone < verses.length && (
          <button
            type="button"
            className={cn(
              'inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-dusk hover:underline',
              onWide === verses.length && 'lg:hidden',
            )}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? (
              'Fewer verses'
            ) : (
              <>
                <span className="lg:hidden">{moreVerses(verses.length - onPhone)}</span>
                <span className="max-lg:hidden">{moreVerses(verses.length - onWide)}</span>
              </>
            )}
            <CaretDownIcon
              size={20}
              aria-hidden
              className={cn('transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        )}
        <p className="text-sm text-ink-soft">World English Bible</p>
      </div>
    </div>
  );
}

function tintOf(isAnswered: boolean, isPointedTo: boolean): string {
  if (isPointedTo) return 'bg-sky-wash underline decoration-sky decoration-2 underline-offset-5';
  return isAnswered ? 'bg-dusk-wash hover:brightness-97' : 'hover:bg-ink/6';
}
