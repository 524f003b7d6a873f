import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the words of a page reach below what stands at the foot of the window, before anything is scrolled: by their height as it
 * is, in letters of any size.
 */
export function useReachesUnder<Words extends HTMLElement, Foot extends HTMLElement>() {
  const words = useRef<Words>(null);
  const foot = useRef<Foot>(null);
  const [reaches, setReaches] = useState(false);
  useLayoutEffect(() => {
    const [above, below] = [words.current, foot.current];
    if (above === null || below === null) return;
    const measure = () =>
      setReaches(
        above.getBoundingClientRect().bottom + window.scrollY > window.innerHeight - below.offsetHeight,
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(above);
    observer.observe(below);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { words, foot, reaches };
}
