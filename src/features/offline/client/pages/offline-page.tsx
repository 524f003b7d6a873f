import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { Chapter } from '#features/bible/bible.contract.ts';
import { loadStillChapter } from '#features/bible/client/for-other-features.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { useOnline } from '#platform/client/use-online.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { LampMark } from '#ui/lamp-mark.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { chapterOfPath, type KeptChapter, wantedPath } from '../../offline.rules.ts';
import { OFFLINE_PATH } from '../../offline-path.ts';
import { keptChapters, keptReader, readKept } from '../kept-here.ts';
import { WriteForLater } from '../write-for-later.tsx';

/** /offline: what there is in a browser where no page of the server comes: chapters that were read, and room to write. */
export function OfflinePage() {
  const search = useSearch();
  const from = wantedPath(search);
  const [kept, setKept] = useState<readonly KeptChapter[] | null>(null);
  const [reader] = useState(keptReader);
  useEffect(() => {
    keptChapters().then(setKept, () => setKept([]));
  }, []);
  const address = new URLSearchParams(search).get('read');
  const asked = kept?.find((one) => one.address === address) ?? chapterOfPath(from, kept ?? []);
  const open = address === '' ? null : asked;
  return (
    <MainContent className="mx-auto flex w-full max-w-2xl flex-col gap-4 px-4 py-8 sm:gap-6 sm:py-12">
      <NoConnection from={from} isReading={open !== null} />
      {open !== null && <Reading key={open.address} chapter={open} from={from} />}
      {reader !== null && <WriteForLater userId={reader} />}
      {kept !== null && <ReadLately kept={kept} from={from} />}
    </MainContent>
  );
}

function NoConnection({ from, isReading }: { from: string; isReading: boolean }) {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  const isBack = isOnline && wasOffline;
  const goOn = useCallback(() => window.location.replace(from), [from]);
  return (
    <header className="flex flex-col items-center text-center">
      <LampMark className="size-14" />
      <h1 className="mt-4 text-3xl">{isBack ? 'The connection is back' : 'Lampstand can’t be reached'}</h1>
      <p role="status" className="mt-2 max-w-prose text-ink-soft">
        {isBack
          ? 'Go on where you wanted to go. What you have written here waits in your journal.'
          : isReading
            ? 'There is no connection at the moment. This chapter was kept on this device.'
            : 'There is no connection at the moment. What you read lately is kept on this device, and you can write.'}
      </p>
      <Button size="lg" className="mt-5" onClick={goOn}>
        {isBack ? 'Go on' : 'Try again'}
      </Button>
    </header>
  );
}

function Reading({ chapter, from }: { chapter: KeptChapter; from: string }) {
  const [text, setText] = useState<Chapter | 'gone' | null>(null);
  const still = useChunk(loadStillChapter, true, () => setText('gone'));
  usePageTitle(chapter.name);
  useEffect(() => {
    let isHere = true;
    readKept(chapter.address).then(
      (found) => isHere && setText(found),
      () => isHere && setText('gone'),
    );
    return () => {
      isHere = false;
    };
  }, [chapter.address]);
  return (
    <Card className="min-h-96">
      {text === 'gone' ? (
        <p role="alert">This chapter is not kept on this device any more.</p>
      ) : (
        text !== null && still && <still.StillChapter chapter={text} />
      )}
      <Link href={addressOf(from, '')} className={buttonClasses('secondary', 'md', 'mt-8')}>
        Close {chapter.name}
      </Link>
    </Card>
  );
}

function ReadLately({ kept, from }: { kept: readonly KeptChapter[]; from: string }) {
  const [, navigate] = useLocation();
  return (
    <Card>
      <CardHeader
        title="Read lately"
        description={
          kept.length === 0
            ? 'Chapters that you open are kept here for hours without a connection.'
            : undefined
        }
      />
      {kept.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
          {kept.map((one) => (
            <li key={one.address}>
              <Link
                href={addressOf(from, one.address)}
                onClick={() => {
                  navigate(addressOf(from, one.address));
                  window.scrollTo(0, 0);
                }}
                className={buttonClasses('secondary', 'md', 'w-full flex-col !gap-0')}
              >
                <span>{one.name}</span>
                <span className="text-sm font-normal text-ink-soft">{one.text}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** This screen with a kept chapter, or with none of them. */
function addressOf(from: string, read: string): string {
  return `${OFFLINE_PATH}?${new URLSearchParams({ from, read })}`;
}
