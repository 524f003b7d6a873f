import { useState } from 'react';
import { cn } from './class-names.ts';
import { OwnWords } from './own-words.tsx';
import { useIsCut } from './use-is-cut.ts';

/**
 * What people say in a few lines, of which the first are shown until 'Read on'. A screen reader has the whole text all the time. Long texts
 * are folded by their length instead (`FoldedWords`).
 */
export function ReadOnWords({
  text,
  fold,
  as,
  className,
}: {
  text: string;
  /** How many lines are shown at first; null: all. */
  fold: 'line-clamp-2' | 'line-clamp-7' | null;
  as: 'p' | 'h1';
  className: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const folds = fold !== null && !isOpen;
  const { ref, isCut } = useIsCut(folds, text);
  return (
    <>
      <OwnWords
        as={as}
        ref={ref}
        // It takes the focus from the button that goes.
        tabIndex={fold === null ? undefined : -1}
        className={cn('paragraphs outline-none', folds && fold, className)}
      >
        {text}
      </OwnWords>
      {isCut && (
        <button
          type="button"
          className="touch-target rounded-control font-semibold underline underline-offset-4"
          onClick={() => {
            setOpen(true);
            ref.current?.focus({ preventScroll: true });
          }}
        >
          Read on
        </button>
      )}
    </>
  );
}
