import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { getPassage } from '#features/bible/bible.contract.ts';
import { quotedFor } from '#features/bible/bible.rules.ts';
import { useReaderPreferences } from '#features/bible/client/for-other-features.ts';
import { useMarkItem, usePray } from '#features/prayer/client/for-other-features.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ToPray } from '../../today.contract.ts';
import { usePrayToday } from '../use-change-today.ts';

/** What is prayed for, large and alone; 'Amen' lights the lamp. Without anything that waits it is the Lord's Prayer. */
export function PrayDialog({ pray, onClose }: { pray: ToPray | null; onClose: () => void }) {
  const mark = useMarkItem(onClose);
  const prayFor = usePray(onClose);
  const prayToday = usePrayToday(onClose);

  function amen() {
    if (pray?.requestId) prayFor.mutate({ params: { requestId: pray.requestId } });
    else if (pray?.itemId) mark.mutate({ params: { itemId: pray.itemId }, body: { today: true } });
    else prayToday.mutate({});
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={pray?.personName ? <OwnWords>{`For ${pray.personName}`}</OwnWords> : 'Pray'}
      description={pray === null ? 'In your own words, or with these.' : 'Take the time that it takes.'}
      footer={
        <>
          <Link href="/prayers" className={buttonClasses('ghost')}>
            All my prayers
          </Link>
          <Button onClick={amen} pending={mark.isPending || prayFor.isPending || prayToday.isPending}>
            Amen
          </Button>
        </>
      }
    >
      {pray === null ? (
        <LordsPrayer />
      ) : (
        <OwnWords as="p" className="paragraphs font-scripture text-[1.375rem]/[1.45] text-left">
          {pray.text}
        </OwnWords>
      )}
    </Dialog>
  );
}

function LordsPrayer() {
  const translation = quotedFor(useReaderPreferences().translation);
  const passage = useQuery(
    endpointQuery(getPassage, { query: { reference: 'Matthew 6:9-13', translation } }),
  );
  if (passage.isError) return <NotLoaded pending={passage.isFetching} onRetry={() => passage.refetch()} />;
  if (passage.data === undefined) return <Skeleton className="h-64" />;
  const { text, reference } = passage.data;
  return (
    <figure>
      <blockquote className="font-scripture text-[1.25rem]/[1.5]">{text}</blockquote>
      <figcaption className="mt-2 text-sm text-ink-soft">
        {reference}, {translation}
      </figcaption>
    </figure>
  );
}
