import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { useEffect, useState } from 'react';
import { Link, useParams, useSearch } from 'wouter';
import type { Chapter } from '#features/bible/bible.contract.ts';
import { loadStillChapter } from '#features/bible/client/for-other-features.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { keptAs, nameOf, overviewPath, readingPath, wantedPath } from '../../offline.rules.ts';
import { keptReader, readKept } from '../kept-here.ts';
import { useConnectionBack } from '../use-connection-back.ts';
import { useKeptChapters } from '../use-kept-chapters.ts';

/** /offline/WEB/JHN/3: a kept chapter, as a page of its own. */
export function KeptChapterPage() {
  const { text = '', book = '', chapter = '' } = useParams<{ text: string; book: string; chapter: string }>();
  const from = wantedPath(useSearch());
  const isBack = useConnectionBack();
  const [reader] = useState(keptReader);
  const here = keptAs(book.toUpperCase(), chapter, text);
  const words = useKept(here.address);
  const next = useKeptNext(words, text);
  const name = nameOf(here);
  // Beside it the same chapter may be open as it is read with a connection.
  usePageTitle(`${name}, kept here`);
  return (
    <MainContent className="mx-auto flex w-full max-w-2xl flex-col gap-4 px-4 py-5 sm:gap-6 sm:py-8">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Link href={overviewPath(from)} className={buttonClasses('ghost', 'md', '-ms-3')}>
          <CaretLeftIcon size={18} aria-hidden />
          What is kept
        </Link>
        <p role="status" className="text-sm max-sm:order-last max-sm:basis-full">
          {isBack ? 'The connection is back.' : 'There is no connection at the moment.'}
        </p>
        <Button variant="soft" onClick={() => window.location.replace(from)}>
          {isBack ? 'Go on' : 'Try again'}
        </Button>
      </header>
      <Card className="min-h-96">
        {words === 'gone' ? (
          <>
            <h1 className="text-2xl">{name}</h1>
            <p className="mt-2">This chapter is not kept on this device.</p>
          </>
        ) : (
          words !== null && <words.StillChapter chapter={words.chapter} reader={reader} />
        )}
      </Card>
      {next !== null && (
        <Link href={readingPath(next, from)} className={buttonClasses('secondary', 'lg')}>
          {nameOf(next)}
        </Link>
      )}
    </MainContent>
  );
}

type Words = { chapter: Chapter } & Awaited<ReturnType<typeof loadStillChapter>>;

/** A kept chapter and what shows it; null until both are there. */
function useKept(address: string): Words | 'gone' | null {
  const [read, setRead] = useState<{ address: string; chapter: Chapter | null } | null>(null);
  const [isLost, setLost] = useState(false);
  const still = useChunk(loadStillChapter, true, () => setLost(true));
  useEffect(() => {
    let isHere = true;
    readKept(address)
      .catch(() => null)
      .then((chapter) => isHere && setRead({ address, chapter }));
    return () => {
      isHere = false;
    };
  }, [address]);
  if (isLost) return 'gone';
  if (still === null || read?.address !== address) return null;
  return read.chapter === null ? 'gone' : { ...still, chapter: read.chapter };
}

/** The chapter that follows, where it is kept as well. */
function useKeptNext(words: Words | 'gone' | null, text: string) {
  const kept = useKeptChapters();
  if (words === null || words === 'gone' || words.chapter.next === null) return null;
  const { bookId, chapter } = words.chapter.next;
  const { address } = keptAs(bookId, `${chapter}`, text);
  return kept?.find((one) => one.address === address) ?? null;
}
