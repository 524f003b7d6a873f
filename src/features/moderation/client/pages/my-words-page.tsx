import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { isRefusal } from '#platform/client/api-error.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { buttonClasses } from '#ui/button.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { SheetPage } from '#ui/sheet-page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { getMyWords, type MyWords } from '../../my-words.contract.ts';
import { momentOf } from '../case-dates.ts';
import { nounOf } from '../case-texts.ts';
import { EarlierWords } from '../components/earlier-words.tsx';
import { MyAction } from '../components/my-action.tsx';

/** /my-words/:caseId (docs/product.md, Moderation): what moderators did about words of mine, and where I can answer. */
export function MyWordsPage() {
  const { caseId } = useParams<{ caseId: string }>();
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...endpointQuery(getMyWords, { params: { caseId } }),
    refetchOnMount: 'always',
  });
  usePageTitle(data && `Your ${nounOf(data.called)}`);
  if (data === undefined && isRefusal(error)) return <NothingHere />;
  return (
    <SheetPage title={data ? `Your ${nounOf(data.called)}` : 'Your words'} width="text">
      {data === undefined && !isError && <Skeleton className="my-6 h-64" />}
      {data === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <div className="pb-6">
          <Told of={data} />
        </div>
      )}
    </SheetPage>
  );
}

function Told({ of }: { of: MyWords }) {
  return (
    <>
      <YourWords words={of.words} />
      <ol className="mt-6 flex flex-col divide-y divide-line">
        {of.actions.map((action, i) => (
          <MyAction
            key={action.id}
            action={action}
            isSecond={of.actions.slice(0, i).some(({ mayAppeal, appeal }) => mayAppeal || appeal !== null)}
          />
        ))}
      </ol>
      <p className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">
        Nobody but you and the moderators sees this page.{' '}
        <Link href="/guidelines" className="font-semibold text-dusk underline underline-offset-4">
          How we treat one another
        </Link>
      </p>
    </>
  );
}

function YourWords({ words }: { words: MyWords['words'] }) {
  if (words === null)
    return <p className="mt-4 text-ink-soft">It was deleted since, or is somebody else’s by now.</p>;
  return (
    <div className="mt-5 border-s-3 border-dusk/45 ps-4">
      {words.pictureUrls.map((url) => (
        <img key={url} src={url} alt="Yours" className="mb-2 max-h-48 max-w-full rounded-control" />
      ))}
      {words.text !== '' && (
        <p dir="auto" className="paragraphs font-scripture text-[1.1875rem] leading-relaxed wrap-anywhere">
          {words.text}
        </p>
      )}
      <EarlierWords earlier={words.earlier} />
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        {momentOf(words.writtenAt)}
        {words.isHidden ? ' · only you and moderators see it' : ''}
        {words.href !== null && !words.isHidden && (
          <Link
            href={words.href}
            className="inline-flex min-h-11 items-center font-semibold text-dusk underline underline-offset-4"
          >
            See it where it stands
          </Link>
        )}
      </p>
    </div>
  );
}

function NothingHere() {
  return (
    <SheetPage title="Nothing is here" width="text">
      <div className="py-6">
        <p>What stood here is gone, or was never about words of yours.</p>
        <Link href="/" className={buttonClasses('secondary', 'md', 'mt-6')}>
          Home
        </Link>
      </div>
    </SheetPage>
  );
}
