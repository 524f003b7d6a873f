import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { markCame } from '../../coming.contract.ts';
import { GATHERING_XP } from '../../gatherings.rules.ts';
import type { Coming, Gathering } from '../../gatherings-fields.ts';
import { cameMarked } from '../gathering-changes.ts';

/** For a host, once it has begun: who came. */
export function WhoCame({ gathering }: { gathering: Gathering }) {
  if (!gathering.can.mark || gathering.people.length === 0) return null;
  const isComing = gathering.answer === 'going' || gathering.answer === 'maybe';
  return (
    <section aria-labelledby="who-came" className="mt-6 border-t border-line pt-4">
      <h2 id="who-came" className="text-xl">
        Who came?
      </h2>
      <p className="mt-1 text-ink-soft">
        Whoever was there receives {GATHERING_XP.amount} XP
        {isComing ? ', and so do you once somebody else was there, too.' : '.'}
      </p>
      <ul className="mt-1">
        {gathering.people.map((coming) => (
          <CameRow key={coming.person.id} gathering={gathering} coming={coming} />
        ))}
      </ul>
    </section>
  );
}

function CameRow({ gathering, coming }: { gathering: Gathering; coming: Coming }) {
  const { gatheringId, start } = gathering;
  const { person, answer, isWaiting, came } = coming;
  const mark = useEndpointMutation(markCame, {
    changes: cameMarked,
    onError: (error) => failureToast('Nothing Changed', error),
  });
  return (
    <li className="not-first:border-t not-first:border-line">
      <SwitchRow
        label={<OwnWords translate="no">{person.name}</OwnWords>}
        hint={isWaiting ? 'Was on the waiting list' : answer === 'maybe' ? 'Had said maybe' : undefined}
        isOn={came}
        onChange={(isOn) =>
          mark.mutate({ params: { gatheringId, start, personId: person.id }, body: { came: isOn } })
        }
      />
    </li>
  );
}
