import type { HighlightColor } from '../../annotations.rules.ts';

/** The ground of each colour. */
export const MARK_GROUNDS: Record<HighlightColor, string> = {
  rose: 'bg-mark-rose',
  green: 'bg-mark-green',
  blue: 'bg-mark-blue',
  violet: 'bg-mark-violet',
  coral: 'bg-mark-coral',
};
