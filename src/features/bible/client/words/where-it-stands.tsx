import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from 'wouter';
import { MarkedText } from '#ui/marked-text.tsx';
import { MoreByButton } from '#ui/more-pages.tsx';
import type { StrongsWord } from '../../strongs.contract.ts';
import { SearchFilter } from '../components/search-filter.tsx';
import { versePath } from '../verse-path.ts';

/** The verses that have a word, but for the one that was read; more on demand. */
export function WhereItStands({
  word,
  text,
  from,
  within,
  onWithin,
  onLeave,
}: {
  word: UseInfiniteQueryResult<{ pages: StrongsWord[] }>;
  text: { language: string; direction: 'ltr' | 'rtl' };
  from: string;
  within: string;
  onWithin: (within: string) => void;
  onLeave: () => void;
}) {
  const pages = word.data?.pages ?? [];
  const [answer] = pages;
  if (!answer) return null;
  const verses = pages.flatMap((page) => page.verses).filter(({ id }) => id !== from);
  if (verses.length === 0 && !word.hasNextPage && within === '')
    return (
      <p className="mt-1 text-ink-soft">{answer.total === 0 ? 'Nowhere in this text.' : 'Only here.'}</p>
    );
  return (
    <>
      <p aria-live="polite" className="mt-1 mb-2 text-ink-soft">
        {answer.total.toLocaleString('en-US')} {answer.total === 1 ? 'verse has it' : 'verses have it'}
      </p>
      <SearchFilter books={answer.books} within={within} onWithin={onWithin} />
      <ul className="mt-1 divide-y divide-line">
        {verses.map(({ id, reference, text: words, hits }) => (
          <li key={id} className="py-2">
            <Link
              href={versePath(id)}
              onClick={onLeave}
              className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
            >
              {reference}
            </Link>
            <p className="scripture" lang={text.language} dir={text.direction}>
              <MarkedText text={words} hits={hits} />
            </p>
          </li>
        ))}
      </ul>
      <MoreByButton query={word} className="mt-2">
        Show more
      </MoreByButton>
    </>
  );
}
