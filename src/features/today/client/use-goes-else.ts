import { useState } from 'react';

/** Known to this tab alone: whoever comes back to the card, from another tab of home or another screen, has chosen already. */
let chosenOn: string | null = null;

/** Whether somebody who was away wants the day as it is. @param day whose it is, and its date */
export function useGoesElse(day: string) {
  const [goesElse, setGoesElse] = useState(chosenOn === day);
  return {
    goesElse,
    goElse: () => {
      chosenOn = day;
      setGoesElse(true);
    },
  };
}
