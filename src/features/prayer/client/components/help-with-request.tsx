import { useEffect, useRef, useState } from 'react';
import { HelpBelow } from '#features/help/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { putHelpAway } from '../../requests.contract.ts';
import { helpPutAway } from '../prayer-changes.ts';

/** Who helps, for the author of words of danger alone, whenever they come back to them; until they put it away for this request. */
export function HelpWithRequest({ request }: { request: PrayerRequest }) {
  const [isPutAway, setPutAway] = useState(false);
  const { mutate, isPending } = useEndpointMutation(putHelpAway, {
    changes: helpPutAway,
    onSuccess: () => setPutAway(true),
    onError: (error) => failureToast('Not Saved Yet', error),
  });
  const showsHelp = request.own?.showsHelp === true;
  const [didShow, setDidShow] = useState(showsHelp);
  if (showsHelp !== didShow) {
    setDidShow(showsHelp);
    // Other words have brought it again: that it was put away is over.
    if (showsHelp) setPutAway(false);
  }
  if (showsHelp) {
    return (
      <div className="mb-5">
        <HelpBelow>
          <Button
            variant="ghost"
            className="-ms-4 mt-2"
            pending={isPending}
            onClick={() => mutate({ params: { requestId: request.id } })}
          >
            I’m all right for now
          </Button>
        </HelpBelow>
      </div>
    );
  }
  return isPutAway && <PutAway />;
}

/** Where the button was, whoever goes by keys or by ear goes on. */
function PutAway() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={line} tabIndex={-1} className="mt-3 mb-5 text-ink-soft focus:outline-none">
      Good. It is put away for this request.
    </p>
  );
}
