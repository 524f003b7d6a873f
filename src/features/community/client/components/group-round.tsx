import { initialsOf } from '#features/people/initials.rules.ts';
import { cn } from '#ui/class-names.ts';
import { tintOf } from '../week-words.ts';

const tints = [
  'bg-leaf-wash text-leaf',
  'bg-clay/12 text-clay',
  'bg-sky-wash text-sky',
  'bg-dusk-wash text-dusk',
];

/** A group's letters, round and tinted. Decorative, its name stands beside it. */
export function GroupRound({ group: { id, name } }: { group: { id: string; name: string } }) {
  const [first = '', ...others] = name.split(/\s+/);
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-13 shrink-0 place-items-center rounded-full font-heading text-lg select-none',
        tints[tintOf(id)],
      )}
    >
      {initialsOf(first, others.at(-1) ?? '')}
    </span>
  );
}
