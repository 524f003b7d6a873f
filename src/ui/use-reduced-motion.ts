import { useMediaQuery } from './use-media-query.ts';

/** Whether the person asked for less movement. For scripted motion; motion.css takes care of the rest. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
