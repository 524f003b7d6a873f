import type { PublicPerson } from '#features/people/people.contract.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { markCame } from '../../coming.contract.ts';
import type { Gathering } from '../../gatherings-fields.ts';
import { cameMarked } from '../gathering-changes.ts';

/** Whether somebody came, which a host says with one tap. */
export function CameRow({
  gathering: { gatheringId, start },
  person,
  came,
  hint,
}: {
  gathering: Gathering;
  person: PublicPerson;
  came: boolean;
  hint?: string | undefined;
}) {
  const mark = useEndpointMutation(markCame, {
    changes: cameMarked,
    onError: (error) => failureToast('Nothing Changed', error),
  });
  return (
    <li className="not-first:border-t not-first:border-line">
      <SwitchRow
        label={<OwnWords translate="no">{person.name}</OwnWords>}
        hint={hint}
        isOn={came}
        onChange={(isOn) =>
          mark.mutate({ params: { gatheringId, start, personId: person.id }, body: { came: isOn } })
        }
      />
    </li>
  );
}
