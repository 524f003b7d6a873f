import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useState } from 'react';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { answerGathering } from '../../coming.contract.ts';
import type { GatheringAnswer } from '../../gatherings.rules.ts';
import type { Gathering } from '../../gatherings-fields.ts';
import { goingWords } from '../coming-words.ts';
import { useEventFailure } from '../follow-event.ts';
import { gatheringAnswered } from '../gathering-changes.ts';
import { AnswerTiles } from './answer-tiles.tsx';

const choicesAt = (gathering: Gathering) => [
  {
    value: 'going' as const,
    label: goingWords(gathering),
    mark: <CheckIcon size={18} aria-hidden className="text-leaf" />,
  },
  { value: 'maybe' as const, label: 'Maybe' },
  { value: 'cant' as const, label: 'Can’t' },
];

/** Going, maybe or can't, in one tap; where every seat is taken, the first is to wait for one. */
export function AnswerChoice({ gathering }: { gathering: Gathering }) {
  const { gatheringId, start } = gathering;
  // What was pressed shows at once; the server's word takes its place.
  const [pressed, setPressed] = useState<GatheringAnswer | null>(null);
  const failed = useEventFailure(gathering);
  const answer = useEndpointMutation(answerGathering, {
    changes: gatheringAnswered,
    // Arrow keys pass over what lies between: one after the other, the last one counts.
    scope: { id: `answer ${gatheringId} ${start}` },
    onSuccess: (_, { body }) => setPressed((now) => (now === body.answer ? null : now)),
    onError: (error) => {
      setPressed(null);
      failed('Not Answered Yet', error);
    },
  });
  return (
    <AnswerTiles<GatheringAnswer>
      legend="Will you come?"
      choices={choicesAt(gathering)}
      value={pressed ?? gathering.answer}
      onChoose={(value) => {
        setPressed(value);
        answer.mutate({ params: { gatheringId, start }, body: { answer: value } });
      }}
    />
  );
}
