import { Fragment } from 'react';
import type { LexiconEntry, VerseWords } from '../../strongs.contract.ts';
import { languageOf } from '../../strongs.rules.ts';
import type { ShownText } from '../../texts.contract.ts';
import { OriginalWord, Transliteration } from './original-word.tsx';
import { tilesOf, type WordTile } from './word-tiles.ts';

/** A verse as it reads, each word with what it stands for below it. @param focused the place of the word that gets the focus */
export function VerseWordsList({
  found: { words, entries },
  text,
  focused,
  onOpen,
}: {
  found: VerseWords;
  text: Pick<ShownText, 'language' | 'direction'>;
  focused: number | null;
  onOpen: (tile: WordTile, place: number) => void;
}) {
  const byNumber = new Map(entries.map((entry) => [entry.number, entry]));
  return (
    <ol className="flex flex-wrap gap-x-1 gap-y-2" lang={text.language} dir={text.direction}>
      {tilesOf(words).map((tile, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a verse never change
        <li key={place} className="max-w-full wrap-anywhere">
          {tile.numbers.length === 0 ? (
            <p className="scripture px-0.5 py-1.5 text-ink-soft">{tile.text}</p>
          ) : (
            <button
              type="button"
              ref={(button) => {
                if (place === focused) button?.focus();
              }}
              className="flex min-h-11 max-w-full min-w-11 flex-col items-center rounded-control border border-line px-2 py-1.5 hover:border-line-strong hover:bg-inset"
              onClick={() => onOpen(tile, place)}
            >
              {tile.text === '' ? <NotTranslated /> : <span className="scripture">{tile.text}</span>}{' '}
              <span className="flex flex-wrap justify-center gap-x-3">
                {tile.numbers.map((number) => (
                  <Fragment key={number}>
                    <ShortWord number={number} entry={byNumber.get(number)} />{' '}
                  </Fragment>
                ))}
              </span>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function NotTranslated() {
  return (
    <span className="scripture" lang="en">
      <span aria-hidden>–</span>
      <span className="sr-only">not translated </span>
    </span>
  );
}

function ShortWord({ number, entry }: { number: string; entry: LexiconEntry | undefined }) {
  if (!entry || entry.original === '')
    return (
      <span className="text-sm text-ink-soft" lang="en">
        <span className="sr-only">{languageOf(number) === 'greek' ? 'Greek' : 'Hebrew'} </span>
        {number}
      </span>
    );
  return (
    <span className="flex flex-col items-center">
      <OriginalWord number={number} className="text-lg text-dusk">
        {entry.original}
      </OriginalWord>{' '}
      <span className="text-sm text-ink-soft">
        <Transliteration number={number}>{entry.transliteration}</Transliteration>
      </span>
    </span>
  );
}
