import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag';
import { useMemo, useState } from 'react';
import { Report } from '#features/moderation/client/for-other-features.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { wordForm } from '#platform/client/word-form.ts';
import { Button } from '#ui/button.tsx';
import { isolated } from '#ui/isolated.ts';
import { Spoken } from '#ui/spoken.tsx';
import { toast } from '#ui/toast-store.ts';
import type { Group } from '../../groups.contract.ts';
import { joinGroup, withdrawAsking } from '../../joining.contract.ts';
import { askingWithdrawn, joinedGroup } from '../group-changes.ts';
import { useAccepted } from '../use-accepted.ts';
import { AskToJoin } from './ask-to-join.tsx';
import { GroupFacts } from './group-facts.tsx';
import { GroupGuidelines } from './group-guidelines.tsx';

/** What stands on the sheet of a group for somebody who is not in it: what it is, and the way in. */
export function GroupDoor({ group, onNeedsHelp }: { group: Group; onNeedsHelp: () => void }) {
  const [isReporting, setReporting] = useState(false);
  return (
    <div className="flex grow flex-col pb-5">
      <GroupFacts group={group} />
      {group.standing === 'asked' ? <Asked group={group} /> : <WayIn {...{ group, onNeedsHelp }} />}
      {group.can.report && (
        <>
          <Button
            variant="ghost"
            className="mt-2 self-center text-ink-soft"
            icon={<FlagIcon size={20} aria-hidden />}
            onClick={() => setReporting(true)}
          >
            Report this group
          </Button>
          <Report
            reported={{ kind: 'study-group', wordsId: group.id, about: group.name }}
            open={isReporting}
            onOpenChange={setReporting}
          />
        </>
      )}
    </div>
  );
}

function WayIn({ group, onNeedsHelp }: { group: Group; onNeedsHelp: () => void }) {
  const { user } = useCurrentUser();
  if (group.can.join && user !== null)
    return <Joining key={user.id} userId={user.id} {...{ group, onNeedsHelp }} />;
  return (
    <p className="mt-6 max-w-md text-pretty">
      {group.archivedAt === null
        ? 'A leader can send you a link to come in.'
        : 'This group is archived. Nobody comes in any more.'}
    </p>
  );
}

function Joining({ group, userId, onNeedsHelp }: { group: Group; userId: string; onNeedsHelp: () => void }) {
  const form = useMemo(() => wordForm(`ask-${group.id}`), [group.id]);
  const { draft, latest, change, clear } = useKeptDraft(userId, form);
  const accepted = useAccepted(group.guidelines);
  const join = useEndpointMutation(joinGroup, {
    changes: joinedGroup,
    onSuccess: ({ standing, needsHelp }) => {
      clear();
      if (needsHelp) onNeedsHelp();
      if (standing !== 'asked') toast({ title: `You are in: ${isolated(group.name)}` });
    },
    onError: (error) => failureToast('Not Joined', error),
  });
  const send = () =>
    accepted.ifAccepted(() =>
      join.mutate({ params: { groupId: group.id }, body: { word: latest().text.trim() } }),
    );
  return (
    <>
      <GroupGuidelines {...accepted.guidelines} />
      {group.admission === 'request' ? (
        <AskToJoin
          word={draft.text}
          isPending={join.isPending}
          onWord={(text) => change({ text })}
          onAsk={send}
        />
      ) : (
        <div className="mt-auto pt-6 lg:mt-0">
          <Button size="lg" className="w-full" pending={join.isPending} onClick={send}>
            Come in
          </Button>
        </div>
      )}
    </>
  );
}

function Asked({ group }: { group: Group }) {
  const withdraw = useEndpointMutation(withdrawAsking, {
    changes: askingWithdrawn,
    onSuccess: () => toast({ title: 'You do not ask any more' }),
    onError: (error) => failureToast('Not Taken Back', error),
  });
  return (
    <div className="mt-auto grid gap-4 pt-6 lg:mt-0">
      <Spoken className="max-w-md text-lg text-pretty">
        You have asked to come in. A leader answers in their own time, and the bell tells you.
      </Spoken>
      <Button
        variant="secondary"
        size="lg"
        className="w-full"
        pending={withdraw.isPending}
        onClick={() => withdraw.mutate({ params: { groupId: group.id } })}
      >
        Take it back
      </Button>
    </div>
  );
}
