import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { Button } from '#ui/button.tsx';
import { forgetMark, type KeptMark } from './kept-marks.ts';

/** That a chapter was marked as read without a connection. `name`: of the chapter, or 'this chapter'. */
export function WaitingMark({ userId, mark, name }: { userId: string; mark: KeptMark; name: string }) {
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <p className="flex min-h-11 items-center justify-center gap-2 font-semibold text-leaf">
        <CheckCircleIcon size={22} weight="fill" aria-hidden className="shrink-0" /> You have read {name}
      </p>
      <p className="text-sm text-ink-soft">It is noted in your Bible once there is a connection.</p>
      <Button variant="ghost" onClick={() => forgetMark(userId, mark)}>
        {name === 'this chapter' ? 'Not read after all' : `${name} was not read after all`}
      </Button>
    </div>
  );
}
