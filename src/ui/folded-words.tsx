import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { foldPoint } from './fold-point.ts';
import { OwnWords } from './own-words.tsx';
import { showStart } from './show-start.ts';

/**
 * Text that people wrote, folded when it is long. What is folded away is in the page once: screen readers pass over it, and the
 * browser's search for a text finds it and unfolds it.
 */
export function FoldedWords({
  text,
  className,
  startsOpen = false,
  show = (part) => part,
}: {
  text: string;
  className?: string;
  startsOpen?: boolean;
  /** How a part of the text is shown: with links in it. */
  show?: (part: string) => ReactNode;
}) {
  const at = foldPoint(text);
  const [isOpen, setOpen] = useState(startsOpen);
  const words = useRef<HTMLParagraphElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  const unfold = useEffectEvent(() => setOpen(true));
  const canFold = at !== null;
  const isFolded = canFold && !isOpen;

  useLayoutEffect(() => {
    // React knows `hidden` only as yes or no. Older browsers (Safari before 26, Firefox before 139) unfold nothing that they find.
    const [name, folded] = 'onbeforematch' in window ? ['hidden', 'until-found'] : ['data-folded', ''];
    if (isFolded) rest.current?.setAttribute(name, folded);
    else rest.current?.removeAttribute(name);
  }, [isFolded]);
  useEffect(() => {
    const element = rest.current;
    if (!canFold || element === null) return;
    const onFound = () => unfold();
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  }, [canFold]);

  function toggle() {
    setOpen(!isOpen);
    // Who folds at the end of a long text is not left in the middle of what comes after it.
    if (isOpen && words.current) showStart(words.current);
  }

  return (
    <>
      <OwnWords as="p" ref={words} className={cn('scroll-mt-24', className)}>
        {show(at === null ? text : text.slice(0, at))}
        {isFolded && <span className="print:hidden">…</span>}
        {at !== null && (
          <span
            ref={rest}
            className={isFolded ? 'block not-print:data-folded:hidden print:inline' : undefined}
          >
            {show(text.slice(at))}
          </span>
        )}
      </OwnWords>
      {at !== null && (
        <Button variant="ghost" className="-ms-4 mt-1" aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}
