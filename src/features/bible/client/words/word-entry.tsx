import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { TextId } from '../../bible.rules.ts';
import type { LexiconEntry } from '../../strongs.contract.ts';
import { languageOf } from '../../strongs.rules.ts';
import { LexiconMissing } from './lexicon-missing.tsx';
import { OriginalWord, Transliteration } from './original-word.tsx';
import { WhereItStands } from './where-it-stands.tsx';
import { strongsWordQuery } from './words-queries.ts';

/** One word of the original: what the lexicon says of it, and where the text has it. */
export function WordEntry({
  number,
  known,
  text,
  from,
  isFirst,
  onFollow,
  onLeave,
}: {
  number: string;
  /** What the verse's answer said of it already. */
  known: LexiconEntry | undefined;
  text: { id: TextId; language: string; direction: 'ltr' | 'rtl' };
  /** The verse from which it was opened: 'JHN.3.16'. */
  from: string;
  /** Whether it gets the focus when it opens. */
  isFirst: boolean;
  onFollow: (number: string) => void;
  onLeave: () => void;
}) {
  const [within, setWithin] = useState('');
  const word = useInfiniteQuery(strongsWordQuery(number, text.id, within));
  const [answer] = word.data?.pages ?? [];
  const entry = known ?? answer?.entry ?? null;
  const id = `word-${number}`;
  return (
    <section aria-labelledby={id}>
      <h3
        id={id}
        tabIndex={-1}
        ref={(heading) => {
          // Once: not again when its words come.
          if (isFirst && heading && !heading.dataset.led) {
            heading.dataset.led = '';
            heading.focus();
          }
        }}
        className="flex flex-wrap items-baseline gap-x-3 text-lg wrap-anywhere focus:outline-none"
      >
        {entry && entry.original !== '' && (
          <>
            <OriginalWord number={number} className="text-3xl leading-tight">
              {entry.original}
            </OriginalWord>{' '}
            <span>
              <Transliteration number={number}>{entry.transliteration}</Transliteration>
            </span>{' '}
          </>
        )}
        <span className={entry ? 'font-sans text-sm font-normal text-ink-soft' : 'text-3xl'}>
          {languageOf(number) === 'greek' ? 'Greek' : 'Hebrew'} {number}
        </span>
      </h3>
      {entry ? (
        <EntryText entry={entry} onFollow={onFollow} />
      ) : answer ? (
        <LexiconMissing languages={answer.lexiconsMissing}>
          <p className="mt-2 text-ink-soft">The lexicon says nothing of this word.</p>
        </LexiconMissing>
      ) : null}
      <h4 className="mt-5 text-lg">Where else it stands</h4>
      {word.isPending ? (
        <Skeleton className="mt-2 h-40" />
      ) : answer === undefined ? (
        <NotLoaded onRetry={() => word.refetch()}>
          {serverMessageOr(word.error, 'The verses did not come. Please look at your connection.')}
        </NotLoaded>
      ) : (
        <WhereItStands
          word={word}
          text={text}
          from={from}
          within={within}
          onWithin={setWithin}
          onLeave={onLeave}
        />
      )}
    </section>
  );
}

function EntryText({ entry, onFollow }: { entry: LexiconEntry; onFollow: (number: string) => void }) {
  return (
    <>
      {entry.pronunciation !== '' && (
        <p className="text-ink-soft">
          Spoken <span lang="en">{entry.pronunciation}</span>
        </p>
      )}
      <p className="mt-2 max-w-[66ch]" lang="en">
        {entry.text.map(({ text, number }, place) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
            <span key={place}>{text}</span>
          ) : (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
              key={place}
              type="button"
              className="min-h-6 min-w-6 font-semibold text-dusk underline underline-offset-4"
              onClick={() => onFollow(number)}
            >
              {text}
            </button>
          ),
        )}
      </p>
    </>
  );
}
