import { useMemo } from 'react';
import { Link, Redirect } from 'wouter';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { buttonClasses } from '#ui/button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { claimForm } from '../debate-drafts.ts';
import { debatePath, type SpokenTo } from '../debates-address.ts';
import { DebateRoom, DebateSheet } from './debate-room.tsx';

/**
 * What somebody had written before they said that they are under 16: it is theirs, on this device. Without such words the
 * question is where to go.
 */
export function WordsNotSaid({
  userId,
  week,
  spokenTo,
}: {
  userId: string;
  week: string;
  spokenTo: SpokenTo;
}) {
  const { position, claimId, side } = spokenTo;
  const form = useMemo(() => claimForm(week, { position, claimId, side }), [week, position, claimId, side]);
  const { draft } = useKeptDraft(userId, form);
  if (draft.text === '') return <Redirect to={debatePath(week)} replace />;
  return (
    <DebateRoom
      isNarrow
      bar={
        <SkyBar back={debatePath(week)} label="Back to the question">
          <span className="grow font-semibold">Your words</span>
        </SkyBar>
      }
      title={
        <>
          <h1 className="text-[1.75rem]/[1.16] lg:text-[2.5rem]/[1.1]">A thought worth saying</h1>
          <p className="mt-1.5">At your table, or in your group.</p>
        </>
      }
    >
      <DebateSheet>
        <OwnWords as="p" className="text-left font-scripture text-[1.25rem]/[1.6] whitespace-pre-line">
          {draft.text}
        </OwnWords>
        <p className="mt-4 text-ink-soft">
          Nobody else has read this. It stays on this device. What others write here opens at 16.
        </p>
        <div className="mt-auto pt-5">
          <Link href={debatePath(week)} className={buttonClasses('primary', 'lg', 'w-full')}>
            To the question
          </Link>
        </div>
      </DebateSheet>
    </DebateRoom>
  );
}
