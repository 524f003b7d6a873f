import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { cn } from '#ui/class-names.ts';
import { TEXT_SIZES } from '../../reader-preferences.rules.ts';
import { shownChapterQuery } from '../bible-queries.ts';
import { useReaderPreferences } from '../reader-preferences.ts';
import { versesOf, verseText } from '../verse-spans.ts';

const SAMPLE_LENGTH = 28;

/** How large the text is: a letter of each size, and below them how the chapter begins in the one that is chosen. */
export function TextSizes({ bookId, chapter }: { bookId: string; chapter: number }) {
  const { translation, textSize, change } = useReaderPreferences();
  const { data } = useQuery(shownChapterQuery(bookId, chapter, translation));
  const name = useId();
  const first = data && versesOf(data.blocks)[0];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Text size</legend>
      <div className="grid grid-cols-4 rounded-control border border-line bg-inset p-1 vigil:bg-ground">
        {TEXT_SIZES.map(({ label, className }, index) => (
          <label
            key={label}
            title={label}
            className={cn(
              'relative grid min-h-12 cursor-pointer place-items-center rounded-sm font-scripture leading-none',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
              className,
              textSize === index
                ? 'bg-surface text-ink ring-2 ring-dusk vigil:bg-inset'
                : 'text-ink-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={label}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={textSize === index}
              onChange={() => change({ textSize: index })}
            />
            <span aria-hidden="true">A</span>
          </label>
        ))}
      </div>
      {data !== undefined && first !== undefined && (
        // As high in each size, so that nothing moves under the finger that tries them.
        <div aria-hidden="true" className="mt-2 flex min-h-[4.25rem] items-center">
          <p
            lang={data.text.language}
            dir={data.text.direction}
            className={cn('font-scripture leading-[1.3]', TEXT_SIZES[textSize]?.className)}
          >
            {firstWords(verseText(data.blocks, first))}
          </p>
        </div>
      )}
    </fieldset>
  );
}

/** As many as fit in two lines of the largest size on a small phone. */
function firstWords(text: string): string {
  if (text.length <= SAMPLE_LENGTH) return text;
  const part = text.slice(0, SAMPLE_LENGTH + 1);
  return `${part.slice(0, part.lastIndexOf(' ') === -1 ? SAMPLE_LENGTH : part.lastIndexOf(' '))} …`;
}
