import { useSyncExternalStore } from 'react';
import { lastSaid, onSaid } from './announce.ts';

const NOTHING = { words: '', count: 0 };

/**
 * Where `announce` speaks. It stands on every page from the beginning: screen readers follow changes of what they know, and
 * often miss a region that comes together with its words.
 */
export function Announcements() {
  const { words, count } = useSyncExternalStore(onSaid, lastSaid, () => NOTHING);
  return (
    <div aria-live="polite" className="sr-only">
      {words !== '' && <p key={count}>{words}</p>}
    </div>
  );
}
