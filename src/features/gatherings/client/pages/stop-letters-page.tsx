import { EndByLink } from '#platform/client/end-by-link.tsx';
import { stopGatheringLetters } from '../../letters.contract.ts';

/** /letters/events/stop?token=…: where the link in a letter before an event leads. */
export function StopLettersPage() {
  return (
    <EndByLink
      endpoint={stopGatheringLetters}
      title="Stop the letters before events?"
      question="You can choose them again at any time, under ‘Calendar address’ among the events."
      button="Stop the letters"
      keep="Keep them"
      ended={{
        title: 'No more letters',
        text: 'They have ended. The bell still tells you before what you come to.',
      }}
    />
  );
}
