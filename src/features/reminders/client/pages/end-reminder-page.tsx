import { EndByLink } from '#platform/client/end-by-link.tsx';
import { endReminderByToken } from '../../reminders.contract.ts';

/** /reminder/end?token=…: where the link in a letter leads. */
export function EndReminderPage() {
  return (
    <EndByLink
      endpoint={endReminderByToken}
      title="Your reminder"
      question="Shall it stop? You can choose it again at any time, in the settings."
      button="No more reminders"
      ended={{
        title: 'No more reminders',
        text: 'It has ended, and everything else is as it was.',
      }}
    />
  );
}
