import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useChunkWithRetries } from '#platform/client/use-chunk.ts';
import { useIdle } from '#ui/use-idle.ts';
import { useReducedMotion } from '#ui/use-reduced-motion.ts';
import { bringBarsBack } from '#ui/use-scrolled-down.ts';
import { momentBetween, momentTiming, type SeenProgress, seenAfter, type XPMoment } from '../xp-moments.ts';

/** So long what was earned stands in the page, where a screen reader that is busy still finds it. */
const STANDS_MS = 5000;

const loadSpark = () => import('./xp-spark.tsx');
const loadCard = () => import('./level-reached.tsx');

/**
 * Sees the signed-in user's XP rise, from whatever source: a spark flies into the beam, and it is said once. A level gets
 * a card of its own when the number has been counted up. One to the app, outside the pages, so that none is missed.
 * `person` is who is signed in, null for a visitor.
 */
export function ProgressMoments({ person }: { person: SeenProgress | null }) {
  const reducedMotion = useReducedMotion();
  const seenRef = useRef<SeenProgress | null>(null);
  const [moment, setMoment] = useState<(XPMoment & { count: number }) | null>(null);
  /** A level reached, until its card is shown. */
  const [reached, setReached] = useState<number | null>(null);
  const [level, setLevel] = useState<number | null>(null);
  // Ahead of the first XP, and after the first screen.
  const spark = useChunkWithRetries(loadSpark, useIdle() ? 1 : 0);
  const card = useChunkWithRetries(loadCard, level ?? 0);

  /** Said and flown, it is no news any more: whoever reads through the page would come upon it. */
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => setMoment(null), STANDS_MS);
    return () => clearTimeout(timer);
  }, [moment]);

  useEffect(() => {
    const found = momentBetween(seenRef.current, person);
    seenRef.current = seenAfter(seenRef.current, person);
    if (found !== null) {
      // The lamp into which the spark flies is in the bar, which a phone's reader has perhaps scrolled away.
      bringBarsBack();
      setMoment((before) => ({ ...found, count: (before?.count ?? 0) + 1 }));
    }
    if (found !== null && found.level !== null) setReached(found.level);
    if (person === null) {
      setMoment(null);
      setReached(null);
      setLevel(null);
    }
  }, [person]);

  // Neither XP that is earned meanwhile nor a change of what moves takes a card away or brings it again.
  const countingMs = useEffectEvent(() => (reducedMotion ? 0 : momentTiming.sparkMs + momentTiming.countMs));
  useEffect(() => {
    if (reached === null) return;
    const timer = setTimeout(() => {
      setLevel(reached);
      setReached(null);
    }, countingMs());
    return () => clearTimeout(timer);
  }, [reached]);

  return (
    <>
      <div aria-live="polite" className="sr-only">
        {moment !== null && <p key={moment.count}>{moment.gained} XP earned</p>}
      </div>
      {moment !== null && !reducedMotion && spark && (
        <spark.XPSpark key={moment.count} gained={moment.gained} />
      )}
      {card && level !== null && <card.LevelReached level={level} onClose={() => setLevel(null)} />}
    </>
  );
}
