import { WordsHeldNote } from './words-held-note.tsx';

interface Props {
  /** 'moderator': a decision hides them, or reports do until somebody has looked. */
  hidden: 'held' | 'moderator' | null;
  /** The reader wrote them, and is told why. */
  isMine: boolean;
  className?: string;
}

/** Beside words that this reader still sees: why others do not. */
export function WordsNotSeen({ hidden, isMine, className }: Props) {
  if (hidden === null) return null;
  return (
    <div className={className}>
      {hidden === 'held' ? (
        <WordsHeldNote />
      ) : (
        <p className="rounded-control bg-inset px-4 py-3">
          Hidden from others by moderation.{' '}
          {isMine ? 'Your notifications say why, and how to ask again.' : 'Whoever wrote it is told why.'}
        </p>
      )}
    </div>
  );
}
