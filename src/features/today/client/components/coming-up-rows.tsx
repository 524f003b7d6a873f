import { NextDatePollRow } from '#features/date-polls/client/for-other-features.ts';
import { WeeksQuestionRow } from '#features/debates/client/for-other-features.ts';
import { NextGatheringRow } from '#features/gatherings/client/for-other-features.ts';

export function ComingUpRows() {
  return (
    <section aria-label="Coming up" className="grid gap-3">
      <NextGatheringRow />
      <NextDatePollRow />
      <WeeksQuestionRow />
    </section>
  );
}
