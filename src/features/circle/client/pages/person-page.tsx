import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { useAppShape } from '#platform/client/client-feature.ts';
import { buttonClasses } from '#ui/button.tsx';
import { isolated } from '#ui/isolated.ts';
import { LampEmblem } from '#ui/lamp-emblem.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { QuietRow } from '#ui/quiet-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OneSky } from '#ui/sky.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import type { PersonCard } from '../../circle.contract.ts';
import { sinceWhen } from '../circle-dates.ts';
import { personQuery } from '../circle-queries.ts';
import { BlockedNote } from '../components/blocked-note.tsx';
import { InviteButton } from '../components/invite-button.tsx';
import { LeaveCircle } from '../components/leave-circle.tsx';
import { NobodyHere } from '../components/nobody-here.tsx';
import { ReportPerson } from '../components/report-person.tsx';
import { useBlock } from '../use-block.ts';

/** /people/:personId: somebody in the wallpaper that they chose; one warm action, and the quiet ones with what follows. */
export function PersonPage() {
  const { personId = '' } = useParams();
  return <PersonOf key={personId} personId={personId} />;
}

function PersonOf({ personId }: { personId: string }) {
  const query = useQuery(personQuery(personId));
  const { Backdrop, Figure } = useAppShape().drawings;
  const card = query.data;
  usePageTitle(card?.person.name ?? 'Somebody here');
  if (query.isError && card === undefined) return <NobodyHere />;
  return (
    <MainContent>
      <Suspense>{card && <Backdrop wallpaperId={card.wallpaperId} />}</Suspense>
      <OneSky
        bar={<CloseBar />}
        sky={
          <div className="grid h-[min(23rem,44dvh)] place-items-end justify-center lg:h-[calc(100dvh-6rem)]">
            <Suspense>
              {card && !card.isBlocked && (
                <Figure avatar={card.person.avatar} breathing className="h-full max-h-160" />
              )}
            </Suspense>
          </div>
        }
        className="pb-6 lg:justify-end lg:pb-10"
      >
        {card ? <Card card={card} /> : <Skeleton className="h-64" />}
      </OneSky>
    </MainContent>
  );
}

function Card({ card }: { card: PersonCard }) {
  const { person, relation, circleSince } = card;
  const [justBlocked, setJustBlocked] = useState(false);
  const { onPersonCards } = useAppShape();
  const { block, unblock, isPending } = useBlock({
    onBlocked: () => setJustBlocked(true),
    onUnblocked: () => setJustBlocked(false),
  });
  const first = person.name.split(' ')[0] ?? person.name;
  if (card.isBlocked) {
    return (
      <BlockedNote
        name={person.name}
        isNew={justBlocked}
        isPending={isPending}
        onUndo={() => unblock(person.id)}
      />
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <OwnWords translate="no" as="h1" className="text-left text-3xl">
            {person.name}
          </OwnWords>
          <p className="mt-1 text-ink-soft">{standing(card)}</p>
        </div>
        {person.level !== null && (
          <p className="flex min-h-10 items-center gap-2 font-semibold">
            <LampEmblem level={person.level} size={32} />
            <span className="text-gold-ink">Level {person.level}</span>
          </p>
        )}
      </div>
      {onPersonCards.map((Part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the features stay the same, in their order
        <Suspense key={index}>
          <Part personId={person.id} isMe={relation === 'me'} />
        </Suspense>
      ))}
      {relation === 'me' && (
        <Link href="/settings#others" className={buttonClasses('secondary', 'lg', 'mt-5 w-full')}>
          How others see you
        </Link>
      )}
      {relation !== 'me' && (
        <>
          <div className="mt-5 grid gap-3">
            <Link
              href={`/prayers?pray-for=${person.id}`}
              className={buttonClasses('primary', 'lg', 'w-full')}
            >
              <HandsPrayingIcon size={24} aria-hidden className="shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                Pray for <OwnWords>{first}</OwnWords>
              </span>
            </Link>
            <InviteButton personId={person.id} className="w-full" />
          </div>
          <div className="-mx-3 mt-4">
            {circleSince !== null && <LeaveCircle personId={person.id} first={first} />}
            <QuietRow
              icon={<ProhibitIcon size={24} />}
              label="Block"
              hint={`Neither sees the other’s words. ${isolated(first)} isn’t told.`}
              disabled={isPending}
              onClick={() => block(person.id)}
            />
            <ReportPerson person={person} first={first} />
          </div>
        </>
      )}
    </>
  );
}

function standing({ relation, circleSince }: PersonCard): string {
  if (relation === 'me') return 'This is how others see you';
  if (circleSince !== null) return `In your circle ${sinceWhen(circleSince, Date.now())}`;
  return relation === 'invited-me' ? 'Invites you to their circle' : 'Not in your circle';
}

function CloseBar() {
  const [, navigate] = useLocation();
  return (
    <div className="flex justify-end p-3">
      <button
        type="button"
        aria-label="Close"
        onClick={() => (history.length > 1 ? history.back() : navigate('/circle'))}
        className="grid size-11 place-items-center rounded-full bg-surface/88 hover:bg-surface"
      >
        <XIcon size={22} aria-hidden />
      </button>
    </div>
  );
}
