import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { MainContent } from '#ui/main-content.tsx';
import { Sky } from '#ui/sky.tsx';
import { useKeys } from '#ui/use-keys.ts';
import { useSwipe } from '#ui/use-swipe.ts';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { usePray, usePutOff } from '../use-pray.ts';
import { useReachesUnder } from '../use-reaches-under.ts';
import { beginWalk, goBack, goOn, notPrayed, pray, type Walk, withMore } from '../walk.ts';
import { AmenFoot, AmenWords } from './amen.tsx';
import { Breath } from './breath.tsx';
import './prayer.css';
import { RequestWords } from './request-words.tsx';
import { VerseQuote } from './verse-quote.tsx';
import { WalkBar } from './walk-bar.tsx';
import { WhoAsks } from './who-asks.tsx';

/** The next requests are fetched when so many of the known ones are left. */
const AHEAD = 3;

/** One request, one action; half of the screen is picture. After 'I prayed' a breath, then the next; at the end a verse. */
export function PrayThrough({
  first,
  total,
  more,
  onFetchMore,
  onEnd,
}: {
  first: readonly PrayerRequest[];
  /** How many waited at the beginning. */
  total: number;
  /** Those that wait now. */
  more: readonly PrayerRequest[];
  onFetchMore: () => void;
  onEnd: () => void;
}) {
  const [walk, step] = useReducer(
    (now: Walk, move: (walk: Walk) => Walk) => move(now),
    first.map(({ id }) => id),
    beginWalk,
  );
  const requests = useKnown(first, more);
  const markPrayed = usePray();
  const later = usePutOff();
  const isSecret = useIsSecret();
  const id = walk.ids[walk.at];
  const request = id === undefined ? undefined : requests.get(id);
  const whole = Math.max(total, walk.ids.length);

  const fetchMore = useEffectEvent(() => {
    if (walk.ids.length < total && walk.at >= walk.ids.length - AHEAD) onFetchMore();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step may come near the end of what is known.
  useEffect(() => fetchMore(), [walk.at]);
  useEffect(
    () =>
      step((now) =>
        withMore(
          now,
          more.map((one) => one.id),
        ),
      ),
    [more],
  );

  function prayNow() {
    if (walk.phase !== 'request' || id === undefined) return;
    if (!walk.prayed.includes(id))
      markPrayed.mutateAsync({ params: { requestId: id } }).catch(() => step((now) => notPrayed(now, id)));
    step(pray);
  }
  function putOff() {
    if (id !== undefined) later.mutate({ params: { requestId: id } });
    step(goOn);
  }
  useKeys({
    ArrowRight: () => step(goOn),
    ArrowLeft: () => step(goBack),
    ' ': () => (walk.phase === 'breath' ? step(goOn) : prayNow()),
    Escape: onEnd,
  });
  const { words, foot, reaches } = useReachesUnder<HTMLDivElement, HTMLDivElement>();
  const swipe = useSwipe({ onLeft: () => step(goOn), onRight: () => step(goBack) });

  return (
    <MainContent>
      <div {...swipe} data-sky="" className="flex min-h-dvh flex-col">
        <Sky>
          <WalkBar at={walk.phase === 'amen' ? whole : walk.at + 1} total={whole} onStop={onEnd} />
          <div ref={words} className="pt-8 sm:pt-12 lg:pt-20">
            {walk.phase === 'breath' && <Breath key={id} onEnd={() => step(goOn)} />}
            {walk.phase === 'request' && request && (
              <OneRequest key={id} request={request} isFirst={walk.at === 0} />
            )}
            {walk.phase === 'amen' && <AmenWords />}
          </div>
        </Sky>
        <div
          ref={foot}
          className={cn(
            'sticky bottom-0 mt-auto [@media(height<30rem)]:static',
            // Long words are scrolled under it, and the last verse in large letters.
            walk.phase !== 'breath' &&
              reaches &&
              'bg-[linear-gradient(to_top,var(--ground)_calc(100%-40px),transparent)] pt-10',
          )}
        >
          <div className="mx-auto flex w-full max-w-3xl flex-wrap gap-2.5 px-6 pb-7 lg:mx-0 lg:max-w-2xl lg:ps-[min(88px,6vw)] lg:pb-14">
            {walk.phase === 'request' && (
              <>
                <Button size="lg" className="min-h-16 grow basis-[10rem] text-xl" onClick={prayNow}>
                  I prayed
                </Button>
                <Button size="lg" variant="secondary" className="min-h-16" onClick={putOff}>
                  Later
                </Button>
              </>
            )}
            {walk.phase === 'amen' && <AmenFoot prayed={isSecret ? 0 : walk.prayed.length} onAmen={onEnd} />}
          </div>
        </div>
      </div>
    </MainContent>
  );
}

/** Somebody's request. Every one but the first takes the focus, so that it is read out. */
function OneRequest({ request, isFirst }: { request: PrayerRequest; isFirst: boolean }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    if (!isFirst) words.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <div ref={words} tabIndex={-1} className="comes flex flex-col items-start gap-5">
      <WhoAsks request={request} isLink={false} />
      <RequestWords as="h1" text={request.text} size="prayer" className="w-full" />
      {request.verse !== null && <VerseQuote verse={request.verse} onSky className="max-w-prose" />}
    </div>
  );
}

/** Every request that was seen here, as it is known last. */
function useKnown(first: readonly PrayerRequest[], more: readonly PrayerRequest[]) {
  const [known, setKnown] = useState(() => new Map(first.map((request) => [request.id, request])));
  useEffect(() => {
    setKnown((before) => new Map([...before, ...more.map((request) => [request.id, request] as const)]));
  }, [more]);
  return known;
}
