import { useId } from 'react';
import { cn } from '#ui/class-names.ts';
import type { SearchAnswer } from '../../bible.contract.ts';
import { BOOKS, isWithin, TESTAMENTS } from '../../books.rules.ts';

const NAMES = { old: 'Old Testament', new: 'New Testament' } as const;

interface Place {
  /** '' is everywhere. */
  value: string;
  name: string;
  total: number;
}

/** Fewer verses than these are looked through as they are. */
const FEWEST = 10;

/** Where to look: everywhere, a testament, or one of the books that have verses, each with how many. */
export function SearchFilter({
  books,
  within,
  onWithin,
}: {
  books: SearchAnswer['books'];
  within: string;
  onWithin: (within: string) => void;
}) {
  const group = useId();
  const totalOf = (place: string) =>
    books
      .filter(({ bookId }) => place === '' || isWithin(numberOf(bookId), place))
      .reduce((sum, { total }) => sum + total, 0);
  if (within === '' && (books.length < 2 || totalOf('') < FEWEST)) return null;
  const wide: Place[] = [
    { value: '', name: 'All', total: totalOf('') },
    ...TESTAMENTS.map((value) => ({ value, name: NAMES[value], total: totalOf(value) })),
  ];
  const each: Place[] = books.map(({ bookId, total }) => ({
    value: bookId,
    name: BOOKS[numberOf(bookId)]!.name,
    total,
  }));
  const choices = (places: readonly Place[]) =>
    places
      .filter(({ total }) => total > 0)
      .map((place) => (
        <Choice
          key={place.value}
          place={place}
          group={group}
          isChosen={place.value === within}
          onChoose={() => onWithin(place.value)}
        />
      ));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Where to look</legend>
      {/* Sixty-six books are one row that scrolls, so that the first verse stays in view; the ring needs its room. */}
      <div className="-mx-1 flex scroll-ps-1 scroll-pe-10 gap-2 overflow-x-auto px-1 py-3 pe-10 [mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)]">
        {choices(wide)}
        {choices(each)}
      </div>
    </fieldset>
  );
}

function numberOf(bookId: string): number {
  return BOOKS.findIndex(({ id }) => id === bookId);
}

function Choice({
  place: { value, name, total },
  group,
  isChosen,
  onChoose,
}: {
  place: Place;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label
      className={cn(
        'relative inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full border px-4 font-medium',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus',
        isChosen
          ? 'border-dusk bg-dusk-wash text-dusk'
          : 'border-line-strong/60 bg-surface text-ink hover:bg-inset',
      )}
    >
      <input
        type="radio"
        name={group}
        value={value}
        className="absolute inset-0 cursor-pointer opacity-0"
        checked={isChosen}
        onChange={onChoose}
      />
      {name} <span className={isChosen ? undefined : 'text-ink-soft'}>{total.toLocaleString('en-US')}</span>
    </label>
  );
}
