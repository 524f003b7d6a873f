import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { ToldNotification } from '#platform/client/client-feature.ts';
import { cn } from '#ui/class-names.ts';
import { requestQuery } from '../prayer-queries.ts';
import { HELP_AFTER } from '../request-help.ts';
import { useRequestState } from '../use-request-state.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { SaidHowItIs } from './said-how-it-is.tsx';

/** After thirty days: still praying, answered, or let it rest. It is answered where it is asked. */
export function HowItIsAnswer({
  notification,
  onAnswered,
}: {
  notification: ToldNotification;
  onAnswered: () => void;
}) {
  const { data: request, isError } = useQuery(requestQuery(notification.subjectId));
  const [isSaid, setSaid] = useState(false);
  const said = () => {
    setSaid(true);
    onAnswered();
  };
  const { set, isPending } = useRequestState(notification.subjectId, said);
  const [isTelling, setTelling] = useState(false);
  const [, navigate] = useLocation();
  // A question is told of while it waits, so the place of its answers is kept until the request is here, however they wrap.
  if (request === undefined) return isError ? null : <Choices isComing />;
  if (request.own?.isAskedHowItIs !== true || request.state !== 'open') {
    return isSaid ? <SaidHowItIs state={request.state} /> : null;
  }
  return (
    <Choices disabled={isPending} onState={set} onAnswered={() => setTelling(true)}>
      {isTelling && (
        <AnswerDialog
          request={request}
          onNeedsHelp={() => navigate(`/prayers/requests/${request.id}`, { state: HELP_AFTER })}
          onAnswered={said}
          onClose={() => setTelling(false)}
        />
      )}
    </Choices>
  );
}

/** The three in one row: it reaches below the dot of what is new, and on the narrowest phone below the sign of the row. */
function Choices({
  isComing = false,
  disabled = isComing,
  onState = () => {},
  onAnswered = () => {},
  children,
}: {
  /** They take their room, and nobody sees or reaches them. */
  isComing?: boolean;
  disabled?: boolean;
  onState?: (state: 'open' | 'resting') => void;
  onAnswered?: () => void;
  children?: ReactNode;
}) {
  return (
    <div
      className={cn('-ms-2 -me-6 flex flex-wrap max-[359px]:-ms-16.5', isComing && 'invisible')}
      aria-hidden={isComing || undefined}
    >
      <Choice disabled={disabled} onClick={() => onState('open')}>
        Still praying
      </Choice>
      <Choice disabled={disabled} onClick={onAnswered}>
        Answered
      </Choice>
      <Choice disabled={disabled} onClick={() => onState('resting')}>
        Let it rest
      </Choice>
      {children}
    </div>
  );
}

function Choice({
  disabled,
  onClick,
  children,
}: {
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className="min-h-11 rounded-control px-2 text-[0.9375rem] font-semibold text-dusk hover:bg-ink/8 disabled:opacity-55"
    >
      {children}
    </button>
  );
}
