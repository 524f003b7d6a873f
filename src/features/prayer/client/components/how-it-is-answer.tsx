import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ToldNotification } from '#platform/client/client-feature.ts';
import { Button } from '#ui/button.tsx';
import { requestQuery } from '../prayer-queries.ts';
import { useRequestState } from '../use-request-state.ts';
import { AnswerDialog } from './answer-dialog.tsx';

/** After thirty days: still praying, answered, or let it rest. It is answered where it is asked. */
export function HowItIsAnswer({
  notification,
  onAnswered,
}: {
  notification: ToldNotification;
  onAnswered: () => void;
}) {
  const { data: request } = useQuery(requestQuery(notification.subjectId));
  const { set, isPending } = useRequestState(notification.subjectId, onAnswered);
  const [isTelling, setTelling] = useState(false);
  if (request?.own?.isAskedHowItIs !== true || request.state !== 'open') return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" disabled={isPending} onClick={() => set('open')}>
        Still praying
      </Button>
      <Button variant="secondary" disabled={isPending} onClick={() => setTelling(true)}>
        Answered
      </Button>
      <Button variant="ghost" disabled={isPending} onClick={() => set('resting')}>
        Let it rest
      </Button>
      {isTelling && (
        <AnswerDialog
          request={request}
          onNeedsHelp={() => {}}
          onAnswered={onAnswered}
          onClose={() => setTelling(false)}
        />
      )}
    </div>
  );
}
