import { useState } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { LampMark } from '#ui/lamp-mark.tsx';
import { MainContent } from '#ui/main-content.tsx';
import {
  chapterOfPath,
  isOverviewWanted,
  type KeptChapter,
  nameOf,
  readingPath,
  shortTextOf,
  wantedPath,
} from '../../offline.rules.ts';
import { keptReader } from '../kept-here.ts';
import { useConnectionBack } from '../use-connection-back.ts';
import { useKeptChapters } from '../use-kept-chapters.ts';
import { WriteForLater } from '../write-for-later.tsx';

/** /offline: what there is in a browser where no page of the server comes: chapters that were read, and room to write. */
export function OfflinePage() {
  const search = useSearch();
  const from = wantedPath(search);
  const kept = useKeptChapters();
  const [reader] = useState(keptReader);
  const asked = isOverviewWanted(search) ? null : chapterOfPath(from, kept ?? []);
  if (asked !== null) return <Redirect to={readingPath(asked, from)} replace />;
  return (
    <MainContent className="mx-auto flex w-full max-w-2xl flex-col gap-4 px-4 py-8 sm:gap-6 sm:py-12">
      <NoConnection from={from} canWrite={reader !== null} />
      {reader !== null && <WriteForLater userId={reader} />}
      {kept !== null && <ReadLately kept={kept} from={from} />}
    </MainContent>
  );
}

/** @param props.canWrite somebody was signed in here, and has a page to write on below */
function NoConnection({ from, canWrite }: { from: string; canWrite: boolean }) {
  const isBack = useConnectionBack();
  return (
    <Card className="flex flex-col items-center text-center">
      <LampMark className="size-14" />
      <h1 className="mt-4 text-3xl">{isBack ? 'The connection is back' : 'Lampstand can’t be reached'}</h1>
      <p role="status" className="mt-2 max-w-prose text-balance text-ink-soft">
        {isBack
          ? `Go on where you wanted to go.${canWrite ? ' What you write here stands in your journal.' : ''}`
          : `There is no connection at the moment. What you read lately is kept on this device${canWrite ? ', and you can write.' : '.'}`}
      </p>
      <Button size="lg" className="mt-5" onClick={() => window.location.replace(from)}>
        {isBack ? 'Go on' : 'Try again'}
      </Button>
    </Card>
  );
}

function ReadLately({ kept, from }: { kept: readonly KeptChapter[]; from: string }) {
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
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2">
          {kept.map((one) => (
            <li key={one.address}>
              <Link
                href={readingPath(one, from)}
                className={buttonClasses('secondary', 'md', 'w-full flex-col !gap-0')}
              >
                <span>{nameOf(one)}</span>
                <span className="text-sm font-normal text-ink-soft">{shortTextOf(one)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
