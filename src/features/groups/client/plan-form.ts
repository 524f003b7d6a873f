import { dateAfter } from '#contract/local-dates.ts';
import type { Sent } from '#platform/client/create-once.ts';
import { draftForm, sentIn } from '#platform/client/draft-form.ts';
import { oneOf, textIn } from '#platform/client/kept-values.ts';
import type { DraftForm } from '#platform/client/use-kept-draft.ts';
import { DAYS_OF_STEP } from '../talk.rules.ts';

/** Passages that are being added to a plan. */
export interface PlanDraft {
  /** One reference a line. */
  lines: string;
  /** '2026-11-26'; empty: after the last one. */
  startsOn: string;
  every: 'day' | 'week';
  /** What of it was sent and not answered: however often it is sent, it is made once. */
  sent: Sent | null;
}

const EMPTY: PlanDraft = { lines: '', startsOn: '', every: 'week', sent: null };

/** How they are kept, for each group apart. */
export function planForm(groupId: string): DraftForm<PlanDraft> {
  return draftForm({
    name: `plan-${groupId}`,
    empty: EMPTY,
    fields: { lines: textIn, startsOn: textIn, every: oneOf(['day', 'week']), sent: sentIn },
    isEmpty: ({ lines }) => lines === '',
  });
}

/** One reference a line, as people paste them: without bullets, numbers of a list, and blank lines. */
export function referencesIn(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:[-–—*•·]|\d{1,3}[.)](?=\s))\s*/u, '')
        .replace(/[;,\s]+$/u, '')
        .trim(),
    )
    .filter((line) => line !== '');
}

/** The day on which what is added begins unless told: when the last passage is over, and not in the past. */
export function nextStart(
  passages: readonly { startsOn: string }[],
  every: PlanDraft['every'],
  today: string,
): string {
  const last = passages.at(-1)?.startsOn;
  if (last === undefined) return today;
  const after = dateAfter(last, DAYS_OF_STEP[every]);
  return after < today ? today : after;
}
