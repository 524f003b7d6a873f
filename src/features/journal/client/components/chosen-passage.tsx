import { BookOpenIcon } from '@phosphor-icons/react/dist/ssr/BookOpen';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { Link } from 'wouter';
import { passageName, pathOfPassage } from '#features/bible/passage-ids.rules.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** The verses that what is being written is about; nothing without any. */
export function ChosenPassage({ passage, onRemove }: { passage: string | null; onRemove: () => void }) {
  if (passage === null) return null;
  return (
    <div className="flex items-center gap-2 rounded-control bg-inset ps-4">
      <BookOpenIcon size={20} aria-hidden className="shrink-0 text-dusk" />
      <p className="min-w-0 flex-1">
        About <strong className="font-semibold">{passageName(passage)}</strong>
      </p>
      <IconButton
        label={`Not about ${passageName(passage)}`}
        icon={<XIcon size={20} aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}

/** The way from an entry to its verses. */
export function PassageLink({ passage }: { passage: string }) {
  return (
    <Link
      href={pathOfPassage(passage)}
      className="-mb-3 mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-dusk underline-offset-4 hover:underline"
    >
      <BookOpenIcon size={20} aria-hidden className="shrink-0" />
      {passageName(passage)}
    </Link>
  );
}
