import './kept-page.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { Button } from '#ui/button.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { isYear } from '../../year.rules.ts';
import { YearSheet } from '../components/year-sheet.tsx';
import { pageQuery } from '../year-query.ts';

const loadDialog = () => import('../components/line-dialog.tsx');

/** /year/page: a year on one sheet, to print or to save. It asks one thing of the server, and keeps nothing there. */
export function KeptPage() {
  const said = new URLSearchParams(useSearch()).get('of');
  const of = isYear(said) ? said : null;
  const { user } = useCurrentUser();
  const { data: page, isError, isFetching, refetch } = useQuery(pageQuery(of));
  const [line, setLine] = useState<string | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const dialog = useChunk(loadDialog, isChoosing, () => {
    setIsChoosing(false);
    sayNotOpened();
  });
  return (
    <OneSky
      width="pages"
      middle="strip"
      sky={
        <Sky className="pt-6 lg:pt-37 print:hidden">
          <h1 className="text-3xl">A page to keep</h1>
          <p className="mt-1 text-lg">Print it, or save it as a file where your browser prints.</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => window.print()}>Print or save</Button>
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
              {line === null ? 'Choose a line of yours' : 'Choose another line'}
            </Button>
          </div>
        </Sky>
      }
      className="pb-10 lg:px-14"
    >
      <div className="kept-page flex grow flex-col">
        {page === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => refetch()} />}
        {page === undefined && !isError && <Skeleton className="h-96" />}
        {page !== undefined && (
          <YearSheet
            page={page}
            name={user === null ? '' : `${user.firstName} ${user.lastName}`.trim()}
            line={line}
          />
        )}
        <Link
          href={of === null ? '/year' : `/year?of=${of}`}
          className="mt-6 inline-flex min-h-11 items-center self-start font-semibold text-dusk underline-offset-4 hover:underline print:hidden"
        >
          Back to the year
        </Link>
      </div>
      {dialog && isChoosing && page !== undefined && (
        <dialog.LineDialog
          year={page.year}
          onChoose={(chosen) => {
            setLine(chosen);
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </OneSky>
  );
}
