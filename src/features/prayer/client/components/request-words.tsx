import { cn } from '#ui/class-names.ts';
import { ReadOnWords } from '#ui/read-on-words.tsx';

/** A request of more characters is set smaller, so that it stays one thing to look at. */
const LONG_REQUEST_CHARS = 200;

const sizes = {
  sky: [
    'text-[min(1.5625rem,13vw)]/[1.42] tracking-[-0.01em] lg:text-[2.5rem]/[1.32]',
    'text-[1.25rem]/[1.5] lg:text-[1.75rem]/[1.42]',
  ],
  prayer: [
    'text-[min(1.9375rem,13vw)]/[1.38] tracking-[-0.012em] lg:text-[2.75rem]/[1.3]',
    'text-[1.5rem]/[1.42] lg:text-[2rem]/[1.4]',
  ],
  own: ['text-[1.375rem]/[1.45] lg:text-[2rem]/[1.36]', 'text-[1.1875rem]/[1.5] lg:text-[1.5rem]/[1.45]'],
} as const;

/**
 * What somebody asks for, in large type. With `folds` more than seven lines are folded until 'Read on'.
 */
export function RequestWords({
  text,
  size,
  folds = false,
  as = 'p',
  className,
}: {
  text: string;
  size: keyof typeof sizes;
  folds?: boolean;
  as?: 'p' | 'h1';
  className?: string;
}) {
  return (
    <ReadOnWords
      text={text}
      fold={folds ? 'line-clamp-7' : null}
      as={as}
      className={cn(
        'font-scripture font-normal',
        sizes[size][text.length > LONG_REQUEST_CHARS ? 1 : 0],
        className,
      )}
    />
  );
}
