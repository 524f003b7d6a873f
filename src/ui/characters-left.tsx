import { cn } from './class-names.ts';

/** The last hundred characters are counted, and those that are too many; before that nobody is bothered. */
export function CharactersLeft({ text, max, id }: { text: string; max: number; id?: string }) {
  const left = max - text.length;
  return (
    <p
      id={id}
      role="status"
      className={cn('text-end text-sm empty:hidden', left < 0 ? 'text-clay' : 'text-ink-soft')}
    >
      {left < 0 && `${count(-left)} too many. It can have ${max.toLocaleString('en-US')}.`}
      {left >= 0 && left <= 100 && `${count(left)} left`}
    </p>
  );
}

function count(characters: number): string {
  return characters === 1 ? 'one character' : `${characters.toLocaleString('en-US')} characters`;
}
