import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useClosedByBack } from '#ui/use-closed-by-back.ts';
import type { ChosenVerses } from '../annotations/verse-bar.tsx';
import { translationsQuery } from '../bible-queries.ts';
import { LexiconMissing } from './lexicon-missing.tsx';
import { VerseWordsList } from './verse-words-list.tsx';
import { WordEntry } from './word-entry.tsx';
import { verseWordsQuery } from './words-queries.ts';

/** A word that was opened: by its numbers, of which one word of a translation may have several. */
interface Opened {
  numbers: readonly string[];
}

/** The words of a verse with what stands behind them; each opens, leads to others, and back. */
export function WordsDialog({ chosen, onClose }: { chosen: ChosenVerses; onClose: () => void }) {
  const { bookId, chapter, reference, textId } = chosen;
  const verse = chosen.verses[0]!;
  const words = useQuery(verseWordsQuery({ bookId, chapter, verse }, textId));
  const { data: texts } = useQuery(translationsQuery);
  const { language = 'und', direction = 'ltr' } = texts?.find(({ id }) => id === textId) ?? {};
  const [trail, setTrail] = useState<readonly Opened[]>([]);
  /** Which word of the verse was opened last. */
  const [place, setPlace] = useState<number | null>(null);
  const back = () => setTrail(trail.slice(0, -1));
  const opened = trail.at(-1);
  const text = { id: textId, language, direction };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={reference}
      description={opened ? undefined : 'Choose a word to read what stands behind it.'}
      width="lg"
    >
      {trail.map((_, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each is a step deeper
        <ClosedByBack key={depth} onBack={back} />
      ))}
      {words.isError ? (
        <NotLoaded onRetry={words.refetch}>
          {serverMessageOr(words.error, 'The words did not come. Please look at your connection.')}
        </NotLoaded>
      ) : words.data === undefined ? (
        <Skeleton className="h-48" />
      ) : opened ? (
        <div className="flex flex-col items-stretch gap-4">
          <Button
            variant="ghost"
            className="-ml-3 self-start"
            icon={<ArrowLeftIcon size={20} aria-hidden />}
            onClick={back}
          >
            {trail.length === 1 ? 'All words of the verse' : 'The word before'}
          </Button>
          {opened.numbers.map((number, index) => (
            <WordEntry
              key={`${trail.length} ${number}`}
              number={number}
              known={words.data.entries.find((entry) => entry.number === number)}
              text={text}
              from={`${bookId}.${chapter}.${verse}`}
              isFirst={index === 0}
              onFollow={(next) => setTrail([...trail, { numbers: [next] }])}
              onLeave={onClose}
            />
          ))}
        </div>
      ) : words.data.words.length === 0 ? (
        <p className="text-ink-soft">The words of this verse have no numbers in this text.</p>
      ) : (
        <>
          <VerseWordsList
            found={words.data}
            text={text}
            focused={place}
            onOpen={({ numbers }, at) => {
              setPlace(at);
              setTrail([{ numbers }]);
            }}
          />
          <LexiconMissing languages={words.data.lexiconsMissing} />
        </>
      )}
    </Dialog>
  );
}

/** Back leads from a word to where it was opened. */
function ClosedByBack({ onBack }: { onBack: () => void }) {
  useClosedByBack(true, onBack);
  return null;
}
