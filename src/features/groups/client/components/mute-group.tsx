import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import { type Group, setGroupMuted } from '../../groups.contract.ts';
import { groupMuted } from '../group-changes.ts';

/** Whether the reader is told of what happens in a group. */
export function MuteGroup({ group }: { group: Group }) {
  const mute = useEndpointMutation(setGroupMuted, {
    changes: groupMuted,
    onError: (error) => failureToast('Nothing Changed', error),
  });
  return (
    <SwitchRow
      label="Tell me what happens here"
      hint="Off, the group is quiet. What concerns you yourself still reaches you."
      isOn={!group.isMuted}
      disabled={mute.isPending}
      onChange={(isOn) => mute.mutate({ params: { groupId: group.id }, body: { isMuted: !isOn } })}
    />
  );
}
