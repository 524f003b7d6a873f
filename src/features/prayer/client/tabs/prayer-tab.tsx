import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { PlaceIntro } from '#ui/place-intro.tsx';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { VerseQuote } from '../components/verse-quote.tsx';
import { WhoAsks } from '../components/who-asks.tsx';
import { overviewQuery, waitingQuery } from '../prayer-queries.ts';
import { usePray } from '../use-pray.ts';
import { waitingWords } from '../waiting-words.ts';

/** The home tab: what waits for prayer, with one tap for the first of it, and the way to the Prayer Center. */
export function PrayerTab() {
  const { data: overview } = useQuery(overviewQuery);
  const { data: waiting = [] } = useQuery(waitingQuery);
  const first = waiting.find(({ prayedToday, isLater }) => !prayedToday && !isLater);
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      {overview !== undefined && overview.waiting > 0 && first !== undefined && (
        <FirstOfAll request={first} words={waitingWords(overview.waiting, overview.isMore)} />
      )}
      <PlaceIntro
        icon={HandsPrayingIcon}
        title="Pray for one another"
        verse="In nothing be anxious, but in everything, by prayer and petition with thanksgiving, let your requests be made known to God."
        reference="Philippians 4:6"
        href="/prayers"
        link="Open Prayer Center"
      >
        Share what weighs on you, and hold what others carry before God.
      </PlaceIntro>
    </div>
  );
}

function FirstOfAll({ request, words }: { request: PrayerRequest; words: string }) {
  const pray = usePray();
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-sans text-base font-semibold tracking-normal">{words}</h2>
      <div aria-live="polite" className="flex flex-col items-start gap-4">
        <OwnWords as="p" className="paragraphs line-clamp-6 max-w-full font-scripture text-[1.375rem]/[1.42]">
          {request.text}
        </OwnWords>
        {request.verse !== null && <VerseQuote verse={request.verse} />}
        <WhoAsks request={request} />
      </div>
      <Button
        size="lg"
        className="w-full sm:w-fit sm:min-w-48"
        pending={pray.isPending}
        icon={<HandsPrayingIcon size={22} aria-hidden />}
        onClick={() => pray.mutate({ params: { requestId: request.id } })}
      >
        I prayed
      </Button>
    </Card>
  );
}
