import { onRefusal } from '#platform/client/after-refusal.ts';
import { createQuestion } from '#platform/client/open-question.ts';

/** What has to be known of somebody before their first word reaches others. */
export type Asked = 'guidelines' | 'age';

const ASKED_FOR: Readonly<Record<string, Asked>> = {
  GUIDELINES_NOT_AGREED: 'guidelines',
  AGE_NOT_TOLD: 'age',
};

export const firstWords = createQuestion<Asked>();

/**
 * From now on, words that the server does not take before the guidelines are agreed to, or the age is told, wait for the person
 * to do so, and are sent then by the call that was refused. Composers need nothing for it.
 */
export function askBeforeFirstWords(): void {
  onRefusal(({ code }) => {
    const asked = code === undefined ? undefined : ASKED_FOR[code];
    return asked === undefined ? null : firstWords.ask(asked);
  });
}
