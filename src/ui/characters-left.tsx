import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';
import { cn } from './class-names.ts';

/** How many are left when somebody who does not see the number hears it: at every key they would hear nothing else. */
const HEARD_AT = [100, 50, 20, 10, 5, 0];

/** The last hundred characters are counted, and those that are too many; before that nobody is bothered. */
export function CharactersLeft({
  text,
  max,
  id,
  isSeen = true,
}: {
  text: string;
  max: number;
  id?: string;
  /** False where an error says it to those who see the field; it is heard all the same. */
  isSeen?: boolean;
}) {
  const left = max - text.length;
  const step = left < 0 ? -1 : (HEARD_AT.findLast((at) => left <= at) ?? null);
  const said = useRef(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when the step changes, and not at each key within one
  useEffect(() => {
    // What stands in a field that opens is read with it.
    if (said.current === step) return;
    said.current = step;
    if (step === -1) announce(`This is too long. It can have ${count(max)}.`);
    else if (step !== null) announce(`${count(left)} left`);
  }, [step]);
  if (!isSeen) return null;
  return (
    <p id={id} className={cn('text-end text-sm empty:hidden', left < 0 ? 'text-clay' : 'text-ink-soft')}>
      {left < 0 && `${count(-left)} too many. It can have ${max.toLocaleString('en-US')}.`}
      {left >= 0 && left <= 100 && `${count(left)} left`}
    </p>
  );
}

function count(characters: number): string {
  return characters === 1 ? 'one character' : `${characters.toLocaleString('en-US')} characters`;
}
