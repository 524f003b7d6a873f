import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useState } from 'react';
import { ReportMenu } from '#features/moderation/client/for-other-features.ts';
import { ownFace, PersonFace, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isolated } from '#ui/isolated.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { removeBringLine, takeBringLine } from '../../coming.contract.ts';
import type { Bring, Gathering } from '../../gatherings-fields.ts';
import { noSeatWords } from '../coming-words.ts';
import { useEventFailure } from '../follow-event.ts';
import { bringLineRemoved, bringLineTaken } from '../gathering-changes.ts';
import { BringForm } from './bring-form.tsx';

/** Who brings what: free lines offer themselves, taken ones show a face. */
export function BringList({
  gathering,
  userId,
  onNeedsHelp,
}: {
  gathering: Gathering;
  userId: string;
  onNeedsHelp: () => void;
}) {
  const { brings, can } = gathering;
  if (brings.length === 0 && !can.bring) return null;
  const why = can.answer ? noSeatWords(gathering) : null;
  return (
    <section aria-labelledby="who-brings-what" className="mt-4 border-t border-line pt-4">
      <h2 id="who-brings-what" className="text-xl">
        Who brings what
      </h2>
      {why !== null && <p className="mt-1 text-ink-soft">{why}</p>}
      {brings.length > 0 && (
        <ul className="mt-1 border-b border-line">
          {brings.map((bring) => (
            <BringRow key={bring.id} gathering={gathering} bring={bring} />
          ))}
        </ul>
      )}
      {can.bring && (
        <BringForm
          key={`${gathering.gatheringId} ${gathering.start}`}
          {...{ gathering, userId, onNeedsHelp }}
        />
      )}
    </section>
  );
}

function BringRow({ gathering, bring }: { gathering: Gathering; bring: Bring }) {
  const { user } = useCurrentUser();
  const { text, by, isMine, isTaken, can } = bring;
  const params = { gatheringId: gathering.gatheringId, start: gathering.start, lineId: bring.id };
  const failed = useEventFailure(gathering);
  const take = useEndpointMutation(takeBringLine, {
    changes: bringLineTaken,
    onError: (error) => failed('Nothing Changed', error),
  });
  const remove = useEndpointMutation(removeBringLine, {
    changes: bringLineRemoved,
    onError: (error) => failed('It is still there', error),
  });
  const [isAsked, setAsked] = useState(false);
  const who = isMine ? 'you' : (by?.name ?? 'somebody');
  // What somebody else promised is not gone with one tap.
  const removing = () => (isTaken && !isMine ? setAsked(true) : remove.mutate({ params }));
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3.5 gap-y-1 py-2 not-first:border-t not-first:border-line">
      {isTaken ? (
        <PersonFace person={isMine && user !== null ? ownFace(user) : by} />
      ) : (
        // A free place, and no sign of something to press: that is the button, for whoever can bring it.
        <span
          aria-hidden="true"
          className="size-11 shrink-0 rounded-full border-[1.5px] border-dashed border-line-strong"
        />
      )}
      <OwnWords as="p" className="min-w-0 flex-1 basis-[6rem] text-left">
        <b>{text}</b>
        {isTaken && <span className="text-ink-soft"> · {who}</span>}
      </OwnWords>
      <span className="ml-auto flex items-center">
        {can.take && !isTaken && (
          <Button
            variant="ghost"
            className="bg-dusk-wash text-dusk hover:brightness-95"
            aria-label={`I’ll bring it: ${text}`}
            pending={take.isPending}
            onClick={() => take.mutate({ params, body: { isMine: true } })}
          >
            I’ll bring it
          </Button>
        )}
        {can.giveBack && isMine && (
          <Button
            variant="ghost"
            aria-label={`Give back: ${text}`}
            pending={take.isPending}
            onClick={() => take.mutate({ params, body: { isMine: false } })}
          >
            Give back
          </Button>
        )}
        {can.remove && !can.report && (
          <IconButton
            label={`Remove ${text}`}
            icon={<XIcon size={20} aria-hidden />}
            disabled={remove.isPending}
            onClick={removing}
          />
        )}
        {can.report && (
          <ReportMenu
            reported={{ kind: 'gathering-line', wordsId: bring.id, about: null }}
            label={`More about ${text}`}
          >
            {can.remove && <MenuItem onSelect={removing}>Remove</MenuItem>}
          </ReportMenu>
        )}
      </span>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Take it off the list?"
        description={`${isolated(text)}, which ${isolated(who)} brings, is gone from the list then. They are told.`}
        confirmLabel="Take it off"
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ params })}
      />
    </li>
  );
}
