import { Button } from '#ui/button.tsx';
import { HasRead, notReadLabel } from './has-read.tsx';
import { forgetMark, type KeptMark } from './kept-marks.ts';

/** That a chapter was marked as read without a connection. `name` as of `HasRead`. */
export function WaitingMark({ userId, mark, name }: { userId: string; mark: KeptMark; name: string | null }) {
  return (
    <HasRead name={name}>
      <p className="text-sm text-ink-soft">It is noted in your Bible once there is a connection.</p>
      <Button variant="ghost" onClick={() => forgetMark(userId, mark)}>
        {notReadLabel(name)}
      </Button>
    </HasRead>
  );
}
