import { freshWords } from '../talk-texts.ts';

/** A dot and how much is new; nothing where nothing is. */
export function FreshMark({ fresh }: { fresh: number }) {
  if (fresh === 0) return null;
  return (
    <span className="flex shrink-0 items-center gap-2 text-sm font-semibold text-dusk">
      <span aria-hidden="true" className="size-2.5 rounded-full bg-dusk forced-colors:bg-[Highlight]" />
      {freshWords(fresh)}
    </span>
  );
}
