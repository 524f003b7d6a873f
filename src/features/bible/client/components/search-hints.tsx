import { Link } from 'wouter';
import { Button, buttonClasses } from '#ui/button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import type { SearchAnswer } from '../../bible.contract.ts';
import { quotedFor, translationName } from '../../bible.rules.ts';
import { useReaderPreferences } from '../reader-preferences.ts';

/** Where no verse has all of the words: how they may be spelled, which other translation has them, and what was gone past. */
export function SearchHints({
  suggestion,
  elsewhere,
  ends,
  onElsewhere,
}: Pick<SearchAnswer, 'suggestion' | 'elsewhere' | 'ends'> & { onElsewhere: () => void }) {
  const { change } = useReaderPreferences();
  return (
    <>
      {suggestion !== null && (
        <p>
          Did you mean{' '}
          <Link
            href={`/bible?q=${encodeURIComponent(suggestion)}`}
            className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
          >
            <OwnWords>{suggestion}</OwnWords>
          </Link>
          ?
        </p>
      )}
      <LinksToEnds ends={ends} />
      {elsewhere.map(({ translation, total }) => (
        <Button
          key={translation}
          variant="secondary"
          onClick={() => {
            onElsewhere();
            change({ translation });
          }}
        >
          {total.toLocaleString('en-US')} in the {translationName(quotedFor(translation))}
        </Button>
      ))}
    </>
  );
}

function LinksToEnds({ ends }: Pick<SearchAnswer, 'ends'>) {
  return ends.map(({ reference, path }) => (
    <Link key={reference} href={path} className={buttonClasses('secondary', 'md')}>
      Read {reference}
    </Link>
  ));
}

/** Of a list of places whose others are shown: those that are not there. */
export function PlacesPassed({ ends }: Pick<SearchAnswer, 'ends'>) {
  if (ends.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 py-2">
      {endWords(ends)} <LinksToEnds ends={ends} />
    </div>
  );
}

/** 'John 3 has 36 verses. Jude has one chapter.' */
export function endWords(ends: SearchAnswer['ends']): string {
  const amount = (count: number, of: string) => (count === 1 ? `one ${of.slice(0, -1)}` : `${count} ${of}`);
  return ends.map(({ reference, count, of }) => `${reference} has ${amount(count, of)}.`).join(' ');
}

/** What the same words may mean, too. */
export function OtherPlaces({ places }: { places: SearchAnswer['others'] }) {
  if (places.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      Or do you mean
      {places.map(({ reference, path }) => (
        <Link
          key={path}
          href={path}
          className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
        >
          {reference}
        </Link>
      ))}
    </p>
  );
}
