import { WeeksQuestionRow } from '#features/debates/client/for-other-features.ts';
import { NextGatheringRow } from '#features/gatherings/client/for-other-features.ts';
import { useIdle } from '#ui/use-idle.ts';

/** The next evening with people, and the week's question. They come when the first screen stands. */
export function ComingUp() {
  return useIdle(800) ? (
    <section aria-label="Coming up" className="grid gap-3">
      <NextGatheringRow />
      <WeeksQuestionRow />
    </section>
  ) : null;
}
