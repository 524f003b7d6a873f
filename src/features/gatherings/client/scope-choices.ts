import type { GatheringScope } from '../gatherings.rules.ts';

/** What a change or a cancellation of a series can be of. */
export const SCOPE_CHOICES: readonly { value: GatheringScope; label: string; hint: string }[] = [
  { value: 'one', label: 'This one', hint: 'All others stay as they are.' },
  { value: 'following', label: 'This and all that follow', hint: 'Those before it stay as they are.' },
  { value: 'all', label: 'All', hint: 'Every one that is still to come.' },
];
