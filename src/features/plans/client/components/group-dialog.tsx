import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { addedToPlan, myGroupsQuery } from '#features/groups/client/for-other-features.ts';
import { addToPlan } from '#features/groups/plan.contract.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceTiles } from '#ui/choice-tiles.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { forGroup } from '../../for-group.rules.ts';
import type { WholePlan } from '../../plans.contract.ts';
import { addedWords } from '../plan-words.ts';

/** Takes a plan over into the plan of a group that I lead, as far as a group's plan can hold it. */
export function GroupDialog({
  plan,
  name,
  today,
  onClose,
}: {
  plan: Pick<WholePlan['all'], 'places' | 'division'>;
  name: string;
  today: string;
  onClose: () => void;
}) {
  const { data: groups } = useQuery(myGroupsQuery);
  const [, navigate] = useLocation();
  const led = groups?.filter(
    ({ standing, archivedAt }) => archivedAt === null && (standing === 'leader' || standing === 'helper'),
  );
  const [groupId, setGroupId] = useState('');
  const [startsOn, setStartsOn] = useState(today);
  const [every, setEvery] = useState<'day' | 'week'>('day');
  const { references, isWhole } = forGroup(plan);
  const chosen = groupId || (led?.[0]?.id ?? '');
  const add = useEndpointMutation(addToPlan, {
    changes: addedToPlan,
    onSuccess: () => {
      toast({ title: 'In the group’s plan', description: addedWords(references.length) });
      navigate(`/community/groups/${chosen}`);
    },
    onError: (error) => failureToast('Not Added', error),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !add.isPending && onClose()}
      title="Read it with a group"
      description={
        isWhole
          ? `Everything of ${name} comes into the group’s plan, a passage after the other.`
          : `A group’s plan takes ${references.length} passages at once: the first ones of ${name} come in now, and the others can be added later.`
      }
      footer={
        led !== undefined &&
        led.length > 0 && (
          <Button
            pending={add.isPending}
            onClick={() => add.mutate({ params: { groupId: chosen }, body: { references, startsOn, every } })}
          >
            Add to the group’s plan
          </Button>
        )
      }
    >
      {led === undefined ? (
        <Skeleton className="h-40" />
      ) : led.length === 0 ? (
        <p>You lead no group yet. Whoever leads one can take a plan into it.</p>
      ) : (
        <div inert={add.isPending} className="flex flex-col gap-4">
          <Select
            label="Group"
            value={chosen}
            options={led.map((group) => ({ value: group.id, label: group.name }))}
            onChange={(event) => setGroupId(event.target.value)}
          />
          <TextField
            label="From"
            type="date"
            error={issuesByField(add.error)['startsOn']}
            value={startsOn}
            onChange={(event) => setStartsOn(event.target.value)}
          />
          <ChoiceTiles
            legend="A passage is read for"
            className="grid-cols-2"
            choices={[
              { value: 'day', label: 'a day' },
              { value: 'week', label: 'a week' },
            ]}
            value={every}
            onChange={setEvery}
          />
        </div>
      )}
    </Dialog>
  );
}
