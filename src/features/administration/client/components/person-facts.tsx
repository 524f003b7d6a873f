import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { dayText } from '#platform/client/day-text.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { PersonDetail } from '../../administration.contract.ts';
import { seenText, untilText } from '../person-days.ts';

/** What the server knows of somebody's account, in lines. */
export function PersonFacts({ detail }: { detail: PersonDetail }) {
  const { email, emailVerified, createdAt, lastSeenOn, sessions, hasSecondStep, bannedUntil, mutedUntil } =
    detail;
  return (
    <dl className="grid gap-4">
      <Fact name="Address">
        <span className="wrap-anywhere">{email}</span>
        <span className="block text-sm text-ink-soft">
          {emailVerified ? 'Confirmed' : 'Not confirmed yet'}
        </span>
      </Fact>
      <Fact name="Here since">
        {dayText(createdAt)}
        <span className="block text-sm text-ink-soft">
          <CameBy cameBy={detail.cameBy} />
        </span>
      </Fact>
      <Fact name="Devices">
        {sessions === 0 ? 'None signed in' : sessions === 1 ? '1 signed in' : `${sessions} signed in`}
        {lastSeenOn !== null && (
          <span className="block text-sm text-ink-soft first-letter:uppercase">{seenText(lastSeenOn)}</span>
        )}
      </Fact>
      <Fact name="Second step">{hasSecondStep ? 'Set up' : 'Not set up'}</Fact>
      <Fact name="Standing">
        {bannedUntil === null && mutedUntil === null && 'Good'}
        {bannedUntil !== null && <span className="block">Banned {untilText(bannedUntil)}</span>}
        {mutedUntil !== null && <span className="block">Muted {untilText(mutedUntil)}</span>}
        {(bannedUntil !== null || mutedUntil !== null) && (
          <Link
            href="/moderation/record"
            className="inline-flex min-h-11 items-center font-semibold text-dusk"
          >
            What moderators did
          </Link>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold [&_.text-sm]:font-normal">{children}</dd>
    </div>
  );
}

function CameBy({ cameBy }: { cameBy: PersonDetail['cameBy'] }) {
  if (cameBy === null) return 'Registered by themselves';
  if (cameBy.way === 'named') return 'Named in ADMIN_EMAILS';
  if (cameBy.inviter === null) return 'By an invitation of somebody who has left';
  return (
    <>
      By the invitation of{' '}
      <Link
        href={`/administration/people/${cameBy.inviter.id}`}
        className="font-semibold text-dusk underline underline-offset-4"
      >
        <OwnWords translate="no">{cameBy.inviter.name}</OwnWords>
      </Link>
    </>
  );
}
