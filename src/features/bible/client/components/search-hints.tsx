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
      {ends.map(({ reference, path }) => (
        <Link key={path} href={path} className={buttonClasses('secondary', 'md')}>
          Read {reference}
        </Link>
      ))}
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
