import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useId, useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { answerGathering } from '../../coming.contract.ts';
import type { GatheringAnswer } from '../../gatherings.rules.ts';
import type { Gathering } from '../../gatherings-fields.ts';
import { gatheringAnswered } from '../gathering-changes.ts';

const CHOICES: readonly { value: GatheringAnswer; label: string }[] = [
  { value: 'going', label: 'Going' },
  { value: 'maybe', label: 'Maybe' },
  { value: 'cant', label: 'Can’t' },
];

/** Going, maybe or can't, in one tap. */
export function AnswerChoice({ gathering }: { gathering: Gathering }) {
  const name = useId();
  const { gatheringId, start } = gathering;
  // What was pressed shows at once; the server's word takes its place.
  const [pressed, setPressed] = useState<GatheringAnswer | null>(null);
  const answer = useEndpointMutation(answerGathering, {
    changes: gatheringAnswered,
    // Arrow keys pass over what lies between: one after the other, the last one counts.
    scope: { id: `answer ${gatheringId} ${start}` },
    onSuccess: (_, { body }) => setPressed((now) => (now === body.answer ? null : now)),
    onError: (error) => {
      setPressed(null);
      failureToast('Not Answered Yet', error);
    },
  });
  const chosen = pressed ?? gathering.answer;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Will you come?</legend>
      <div className="flex flex-wrap gap-1 rounded-[14px] border border-line bg-inset p-1 vigil:bg-ground">
        {CHOICES.map(({ value, label }) => (
          <label
            key={value}
            className="relative flex min-h-12 grow basis-0 cursor-pointer items-center justify-center gap-2 rounded-control px-3 font-semibold whitespace-nowrap text-ink-soft hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus vigil:has-checked:bg-inset"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => {
                setPressed(value);
                answer.mutate({ params: { gatheringId, start }, body: { answer: value } });
              }}
              className="sr-only"
            />
            {chosen === value && value === 'going' && (
              <CheckIcon size={18} aria-hidden className="text-leaf" />
            )}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
