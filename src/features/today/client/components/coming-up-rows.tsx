import { useQuery } from '@tanstack/react-query';
import { NextDatePollRow } from '#features/date-polls/client/for-other-features.ts';
import { WeeksQuestionRow } from '#features/debates/client/for-other-features.ts';
import { NextGatheringRow } from '#features/gatherings/client/for-other-features.ts';
import { todayQuery } from '../today-query.ts';

export function ComingUpRows() {
  const { data: today } = useQuery(todayQuery);
  return (
    <section aria-label="Coming up" className="grid gap-3">
      {today !== undefined && <NextGatheringRow after={today.date} />}
      <NextDatePollRow />
      <WeeksQuestionRow />
    </section>
  );
}
