import { DoorIcon } from '@phosphor-icons/react/dist/ssr/Door';
import { type ReactNode, useState } from 'react';
import type { Registration } from '#features/admission/admission.rules.ts';
import { Button } from '#ui/button.tsx';
import { Spoken } from '#ui/spoken.tsx';
import type { InvitationHere } from '../use-invitation.ts';
import { DoorNote } from './door-note.tsx';

/** Why somebody may not make an account here now, in place of the form; `children` is the form for whom the settings name. */
export function DoorIsClosed({
  registration,
  invitation,
  next,
  children,
}: {
  registration: Exclude<Registration, 'open'>;
  invitation: InvitationHere['status'];
  next: string;
  children: ReactNode;
}) {
  const [isHost, setHost] = useState(false);
  if (isHost) {
    return (
      <>
        <Spoken className="mb-5 rounded-control border border-sky/30 bg-sky-wash px-4 py-3 text-sky">
          Use an address that the settings of this server name (ADMIN_EMAILS). We write to it; you sign in
          once you have confirmed it.
        </Spoken>
        {children}
      </>
    );
  }
  return (
    <DoorNote icon={<DoorIcon size={28} />}>
      {registration === 'closed' ? (
        <p>This server takes in nobody new at the moment. Whoever has an account signs in as always.</p>
      ) : (
        <ByInvitation invitation={invitation} isForCircle={next.startsWith('/circle/join/')} />
      )}
      <Button variant="ghost" className="-mx-4 underline underline-offset-4" onClick={() => setHost(true)}>
        I look after this server
      </Button>
    </DoorNote>
  );
}

function ByInvitation({
  invitation,
  isForCircle,
}: {
  invitation: InvitationHere['status'];
  isForCircle: boolean;
}) {
  return (
    <>
      <p>{LINK_IS_OVER[invitation] ?? 'People come in here by invitation.'}</p>
      <p className="text-ink-soft">
        {isForCircle
          ? 'The link to a circle is for those who are in already. It stays good: ask whoever sent it, or somebody who looks after this server, for an invitation to the house itself, and open it again then.'
          : 'Somebody who looks after this server can send you a link. Open it, and you make your account here.'}
      </p>
    </>
  );
}

const LINK_IS_OVER: Partial<Record<InvitationHere['status'], string>> = {
  'used-up': 'As many people as it was for have come by this invitation.',
  expired: 'This invitation has ended.',
  revoked: 'This invitation was taken back.',
};
