import { useSearch } from 'wouter';
import { causeOfFailure } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { EndByLink } from '#ui/end-by-link.tsx';
import { stopWeeklyLetter } from '../../notifications.contract.ts';

/** /letters/stop?token=…: where the link in a weekly letter leads. */
export function StopLetterPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useEndpointMutation(stopWeeklyLetter);
  return (
    <EndByLink
      title="The letter on Saturdays"
      question="Shall it stop? You can choose it again at any time, under the bell."
      button="Stop the letter"
      ended={{
        title: 'No more letters',
        text: 'Your weekly letter has ended. What waits for you is still in the list.',
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
