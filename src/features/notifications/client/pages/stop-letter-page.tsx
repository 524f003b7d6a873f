import { EndByLink } from '#platform/client/end-by-link.tsx';
import { stopWeeklyLetter } from '../../notifications.contract.ts';

/** /letters/stop?token=…: where the link in a weekly letter leads. */
export function StopLetterPage() {
  return (
    <EndByLink
      endpoint={stopWeeklyLetter}
      title="Stop the weekly letter?"
      question="You can choose it again at any time, under the bell."
      button="Stop the letter"
      keep="Keep it"
      ended={{
        title: 'No more letters',
        text: 'Your weekly letter has ended. What waits for you is still in the list.',
      }}
    />
  );
}
