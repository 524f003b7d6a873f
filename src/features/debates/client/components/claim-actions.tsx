import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star';
import { useState } from 'react';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { numberWord } from '#platform/client/number-word.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { markArgued } from '../../claims.contract.ts';
import type { Claim, Debate } from '../../debates.contract.ts';
import { arguedMarked } from '../debate-changes.ts';
import { clockTime } from '../debate-words.ts';
import { ChangedMindDialog } from './changed-mind-dialog.tsx';

const quiet =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-primary hover:underline underline-offset-4';

/** What a reader says of a claim: that it is well argued, and that it changed their mind. Of their own they hear when it is read. */
export function ClaimActions({
  claim,
  debate,
  onNeedsHelp,
}: {
  claim: Claim;
  debate: Debate | undefined;
  onNeedsHelp: () => void;
}) {
  const { can, own, argued, mindsChanged } = claim;
  return (
    <>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 lg:justify-start">
        {can.mark && <WellArgued claim={claim} />}
        {can.changeMind && debate && <ChangedMyMind {...{ claim, debate, onNeedsHelp }} />}
        {debate?.closing === null && (
          <span className="ms-auto text-sm text-ink-soft max-lg:hidden">
            Names appear when the week closes
          </span>
        )}
      </div>
      {debate?.mine.mind?.claimId === claim.id && (
        <p className="py-2 text-sm text-ink-soft">{changedWords(debate, debate.mine.mind)}</p>
      )}
      {argued !== null && (
        <p className="py-2 text-sm text-ink-soft">{closedWords(argued, mindsChanged ?? 0)}</p>
      )}
      {own !== null && debate?.isOver === false && <OwnNote own={own} />}
    </>
  );
}

function WellArgued({ claim: { id, isArgued } }: { claim: Claim }) {
  const mark = useEndpointMutation(markArgued, {
    changes: arguedMarked,
    onError: (error) => failureToast('Not Marked Yet', error),
  });
  // What was pressed stands at once.
  const shown = mark.isPending ? mark.variables.body.isArgued : isArgued;
  return (
    <button
      type="button"
      aria-pressed={shown}
      className={quiet}
      onClick={() => mark.mutate({ params: { claimId: id }, body: { isArgued: !shown } })}
    >
      <StarIcon size={22} weight={shown ? 'fill' : 'regular'} aria-hidden />
      Well argued
    </button>
  );
}

function ChangedMyMind(shown: { claim: Claim; debate: Debate; onNeedsHelp: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { user } = useCurrentUser();
  return (
    <>
      <button type="button" className={quiet} onClick={() => setOpen(true)}>
        This changed my mind
      </button>
      {isOpen && user && <ChangedMindDialog userId={user.id} {...shown} onClose={() => setOpen(false)} />}
    </>
  );
}

function changedWords({ positions }: Debate, { from, to }: { from: string; to: string }): string {
  const shortOf = (key: string) => positions.find((position) => position.key === key)?.short ?? key;
  return `It changed your mind: from ${shortOf(from)} to ${shortOf(to)}.`;
}

function closedWords(argued: number, minds: number): string {
  const found = argued === 1 ? 'One found it well argued' : `${numberWord(argued)} found it well argued`;
  const changed = minds === 0 ? '' : ` · ${minds === 1 ? 'one mind' : `${minds} minds`} changed`;
  return found + changed;
}

function OwnNote({ own }: { own: NonNullable<Claim['own']> }) {
  const [now] = useState(Date.now);
  const zone = ownZone();
  if (own.seenFrom <= now) return null;
  return (
    <p className="py-2 text-sm text-ink-soft">
      Others read it from {clockTime(own.seenFrom, zone)} on.
      {own.freeUntil > now && ` Until ${clockTime(own.freeUntil, zone)} you can change it without a trace.`}
    </p>
  );
}
