import { useState } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';

const keyOf = (userId: string) => `lampstand:goes-else:${userId}`;

/** For a browser that keeps nothing: this tab knows it at least. */
let chosenHere: string | null = null;

/** Whether somebody who was away wants the day as it is: chosen once on a date, in this browser, also for its other tabs and loads. */
export function useGoesElse(userId: string, date: string) {
  const [isChosen, setChosen] = useState(false);
  // The server does not know it: the page's first markup is the welcome.
  const isHydrated = useHydrated();
  return {
    goesElse: isChosen || (isHydrated && hasChosen(userId, date)),
    goElse: () => {
      chosenHere = `${userId} ${date}`;
      setChosen(true);
      try {
        localStorage.setItem(keyOf(userId), date);
      } catch {
        // Storage is forbidden here.
      }
    },
  };
}

function hasChosen(userId: string, date: string): boolean {
  if (chosenHere === `${userId} ${date}`) return true;
  try {
    return localStorage.getItem(keyOf(userId)) === date;
  } catch {
    return false;
  }
}
