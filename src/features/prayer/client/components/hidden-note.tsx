import { WordsHeldNote } from '#features/moderation/client/for-other-features.ts';
import type { HiddenBecause } from '../../prayer.rules.ts';

/** For their author alone: why others do not see some words. */
export function HiddenNote({ hidden, className }: { hidden: HiddenBecause | null; className?: string }) {
  if (hidden === null) return null;
  return (
    <div className={className}>
      {hidden === 'held' ? (
        <WordsHeldNote />
      ) : (
        <p className="rounded-control bg-inset px-4 py-3">
          A moderator has hidden this from others. Your notifications say why, and how to ask again.
        </p>
      )}
    </div>
  );
}
