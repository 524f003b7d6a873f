import { useSearch } from 'wouter';
import { causeOfFailure } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { EndByLink } from '#ui/end-by-link.tsx';
import { endReminderByToken } from '../../reminders.contract.ts';

/** /reminder/end?token=…: where the link in a letter leads. */
export function EndReminderPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useEndpointMutation(endReminderByToken);
  return (
    <EndByLink
      title="Your reminder"
      question="Shall it stop? You can choose it again at any time, in the settings."
      button="No more reminders"
      ended={{
        title: 'No more reminders',
        text: 'It has ended, and everything else is as it was.',
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
