import { closePush, type PushHere, pushHere, useOpenPush } from '#features/push/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import { addDevice, type NotificationSettings, removeDevice } from '../../notifications.contract.ts';
import { settingsSaved } from '../notification-queries.ts';

const HINTS: Record<PushHere, string> = {
  possible:
    'Also while Lampstand is closed, a minute later: that there is an encouragement or a new event, never a name or a word.',
  denied: 'This browser was told to show no notifications from here. Its settings can change that.',
  'from-home-screen':
    'On an iPhone or iPad it works once Lampstand is on the home screen: Share, then Add to Home Screen.',
  impossible: 'This browser cannot show notifications.',
};

/** Whether this browser is told what is new while no page is open. */
export function OnThisDevice({ push }: { push: NotificationSettings['push'] }) {
  const here = pushHere();
  const { open, isOpening } = useOpenPush(push.serverKey, 'The letter on Saturdays');
  const saved = {
    changes: settingsSaved,
    onError: (error: Error) => failureToast('Not Saved', error),
  };
  const add = useEndpointMutation(addDevice, saved);
  const remove = useEndpointMutation(removeDevice, {
    ...saved,
    onSuccess: (after: NotificationSettings) => {
      if (!after.push.isKnownHere) void closePush();
    },
  });
  const isPending = isOpening || add.isPending || remove.isPending;
  async function change(isOn: boolean) {
    if (isPending) return;
    if (!isOn) return remove.mutate({});
    const device = await open();
    if (device) add.mutate({ body: { device } });
  }
  if (here !== 'possible' && !push.isOnHere) {
    return (
      <p className="pb-5">
        <span className="block font-semibold">On this device</span>
        <span className="block text-sm text-ink-soft">{HINTS[here]}</span>
      </p>
    );
  }
  return (
    <div className="pb-3">
      <SwitchRow
        label="On this device"
        hint={HINTS[here]}
        // What was pressed shows at once; a failure puts it back.
        isOn={push.isOnHere ? !remove.isPending : isOpening || add.isPending}
        onChange={(isOn) => void change(isOn)}
      />
    </div>
  );
}
