import { EndByLink } from '#platform/client/end-by-link.tsx';
import { endReminderByToken } from '../../reminders.contract.ts';

/** /reminder/end?token=…: where the link in a letter leads. */
export function EndReminderPage() {
  return (
    <EndByLink
      endpoint={endReminderByToken}
      title="Stop your reminders?"
      question="You can choose them again at any time, in the settings."
      button="No more reminders"
      keep="Keep them"
      ended={{
        title: 'No more reminders',
        text: 'They have ended, and everything else is as it was.',
      }}
    />
  );
}
