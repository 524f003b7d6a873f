import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReportMenu } from '#features/moderation/client/for-other-features.ts';
import { PersonFace, PersonName } from '#features/people/client/for-other-features.ts';
import { dayText } from '#platform/client/day-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { isolated } from '#ui/isolated.ts';
import { MorePages } from '#ui/more-pages.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { toast } from '#ui/toast-store.ts';
import { approveAsking, type GroupAsker } from '../../joining.contract.ts';
import { askingApproved } from '../group-changes.ts';
import { askingQuery } from '../group-queries.ts';
import { DeclineDialog } from './decline-dialog.tsx';

/** Who asks to be let in, with their word; nothing where nobody waits. */
export function AskingPeople({ groupId, onNeedsHelp }: { groupId: string; onNeedsHelp: () => void }) {
  const query = useInfiniteQuery(askingQuery(groupId));
  const [declined, setDeclined] = useState<GroupAsker | null>(null);
  const asking = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (asking.length === 0 && declined === null) return null;
  return (
    <section aria-labelledby="group-asking" className="border-b border-line pt-4 pb-4">
      <h2 id="group-asking" className="text-xl">
        They ask to come in
      </h2>
      <ul>
        {asking.map((asker) => (
          <Asker key={asker.person.id} {...{ groupId, asker }} onDecline={() => setDeclined(asker)} />
        ))}
      </ul>
      <MorePages query={query}>More who ask</MorePages>
      {declined !== null && (
        <DeclineDialog {...{ groupId, onNeedsHelp }} asker={declined} onClose={() => setDeclined(null)} />
      )}
    </section>
  );
}

/** Each has its own call: one can be let in while another is on the way. */
function Asker({ groupId, asker, onDecline }: { groupId: string; asker: GroupAsker; onDecline: () => void }) {
  const approve = useEndpointMutation(approveAsking, {
    changes: askingApproved,
    onSuccess: () => toast({ title: `${isolated(asker.person.name)} is in` }),
    onError: (error) => failureToast('Not Let In', error),
  });
  return (
    <li className="py-3 not-first:border-t not-first:border-line">
      <div className="flex items-center gap-3.5">
        <PersonFace person={asker.person} />
        <p className="min-w-0 grow">
          <PersonName person={asker.person} className="text-left text-lg font-semibold" />
          <span className="block text-sm text-ink-soft">asked on {dayText(asker.askedAt)}</span>
        </p>
      </div>
      {asker.word !== '' && (
        <div className="mt-2 flex items-start gap-3">
          <OwnWords as="p" className="paragraphs min-w-0 grow text-left">
            {asker.word}
          </OwnWords>
          <ReportMenu
            reported={{ kind: 'group-asking', wordsId: asker.id, about: asker.person.name }}
            label={`More about the words of ${isolated(asker.person.name)}`}
            className="-my-2"
          />
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          pending={approve.isPending}
          onClick={() => approve.mutate({ params: { groupId, personId: asker.person.id } })}
        >
          Let in<span className="sr-only"> {isolated(asker.person.name)}</span>
        </Button>
        <Button variant="ghost" disabled={approve.isPending} onClick={onDecline}>
          Decline<span className="sr-only"> {isolated(asker.person.name)}</span>
        </Button>
      </div>
    </li>
  );
}
