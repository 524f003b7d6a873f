import { useLayoutEffect, useRef, useState } from 'react';

/** Letters may reach out of their line; a line that is folded away is more than that. */
function halfALine(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).lineHeight) / 2;
}

/** Whether an element shows less than it holds, at the width that it has now. What cannot be cut (`mayBe` is false) is not measured. */
export function useIsCut(mayBe: boolean, text: string) {
  const ref = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!mayBe || element === null) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + halfALine(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [mayBe, text]);
  return { ref, isCut: mayBe && isCut };
}
