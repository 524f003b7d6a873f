import { useEffect, useId, useRef } from 'react';
import { FoldedWords } from './folded-words.tsx';

interface Props {
  /** 'entry' */
  what: string;
  words: string;
  /** They come in answer to 'Save': whoever pressed it is led to them, however far the dialog is scrolled. */
  isAnswer?: boolean;
}

/** Above an edit: the words that were changed elsewhere since it was begun, and that saving would replace. */
export function WordsSinceChanged({ what, words, isAnswer = false }: Props) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another answer
  useEffect(() => {
    if (!isAnswer) return;
    ref.current?.focus({ preventScroll: true });
    // Its beginning, also where it is higher than the dialog.
    ref.current?.scrollIntoView();
  }, [isAnswer, words]);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="scroll-mt-14 rounded-control bg-inset p-4 outline-none"
    >
      <p id={id} className="font-semibold">
        This {what} was changed since you began, perhaps on another device. Saving puts your words in place of
        these:
      </p>
      <FoldedWords text={words} className="scripture paragraphs mt-2" />
    </section>
  );
}
