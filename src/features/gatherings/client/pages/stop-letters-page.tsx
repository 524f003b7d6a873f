import { useSearch } from 'wouter';
import { causeOfFailure } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { EndByLink } from '#ui/end-by-link.tsx';
import { stopGatheringLetters } from '../../letters.contract.ts';

/** /letters/events/stop?token=…: where the link in a letter before an event leads. */
export function StopLettersPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useEndpointMutation(stopGatheringLetters);
  return (
    <EndByLink
      title="Letters before events"
      question="Shall they stop? You can choose them again at any time, under ‘Calendar address’ among the events."
      button="Stop the letters"
      ended={{
        title: 'No more letters',
        text: 'They have ended. The bell still tells you before what you come to.',
      }}
      isEnded={isSuccess}
      failure={
        error && causeOfFailure(error, 'This link is not whole. Please copy all of it from the letter.')
      }
      pending={isPending}
      onEnd={() => mutate({ query: { token } })}
    />
  );
}
