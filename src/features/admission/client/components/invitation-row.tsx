import { useState } from 'react';
import { dayText } from '#platform/client/day-text.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import type { Invitation } from '../../admission.contract.ts';
import type { InvitationState } from '../../admission.rules.ts';
import { copyLink } from '../copy-link.ts';
import { WhoCame } from './who-came.tsx';

const states: Record<InvitationState, { label: string; tone: BadgeTone }> = {
  open: { label: 'Open', tone: 'growth' },
  'used-up': { label: 'Everybody came', tone: 'neutral' },
  expired: { label: 'Over', tone: 'neutral' },
  revoked: { label: 'Taken back', tone: 'neutral' },
};

/** One invitation: for whom, how many came, until when. */
export function InvitationRow({
  invitation,
  isOwn,
  onRevoke,
}: {
  invitation: Invitation;
  isOwn: boolean;
  onRevoke: () => void;
}) {
  const { note, maker, state, uses, used, createdAt, expiresAt, link, canRevoke } = invitation;
  const [showsWho, setShowsWho] = useState(false);
  const { label, tone } = states[state];
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OwnWords as="h3" className="font-semibold">
          {note ?? 'A link'}
        </OwnWords>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {used} of {uses} came · made {dayText(createdAt)}
        {!isOwn && (
          <>
            {' '}
            by <OwnWords translate="no">{maker.name}</OwnWords>
          </>
        )}
        {state === 'open' && ` · good until ${dayText(expiresAt)}`}
      </p>
      {isOwn && state === 'open' && link === null && (
        <p className="mt-1 text-sm text-ink-soft">
          Whoever has this link comes in by it, but it can’t be shown any more. Make a new one to send.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-x-3 gap-y-2">
        {state === 'open' && link !== null && (
          <Button variant="secondary" onClick={() => void copyLink(link)}>
            Copy link
          </Button>
        )}
        {used > 0 && (
          <Button variant="ghost" aria-expanded={showsWho} onClick={() => setShowsWho(!showsWho)}>
            Who came
          </Button>
        )}
        {canRevoke && (
          <Button variant="ghost-destructive" onClick={onRevoke}>
            Take back
          </Button>
        )}
      </div>
      {showsWho && <WhoCame invitationId={invitation.id} />}
    </li>
  );
}
