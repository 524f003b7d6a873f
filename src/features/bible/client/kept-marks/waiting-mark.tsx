import { useQueryClient } from '@tanstack/react-query';
import { onlyQuery } from '#platform/client/only-query.ts';
import { Button } from '#ui/button.tsx';
import { chaptersReadQuery } from '../bible-queries.ts';
import { readTodayQuery } from '../chapter-marks.ts';
import { HasRead, notReadLabel } from './has-read.tsx';
import { forgetMark, type KeptMark } from './kept-marks.ts';

/** That a chapter was marked as read without a connection. `name` as of `HasRead`. */
export function WaitingMark({ userId, mark, name }: { userId: string; mark: KeptMark; name: string | null }) {
  const queryClient = useQueryClient();
  function takeBack(): void {
    forgetMark(userId, mark);
    // It may have arrived where only the answer was lost: then it is seen as read, and taken back there.
    for (const query of [chaptersReadQuery, readTodayQuery]) {
      void queryClient.invalidateQueries(onlyQuery(query));
    }
  }
  return (
    <HasRead name={name}>
      <p className="text-sm text-ink-soft">It is noted in your Bible once there is a connection.</p>
      <Button variant="ghost" onClick={takeBack}>
        {notReadLabel(name)}
      </Button>
    </HasRead>
  );
}
