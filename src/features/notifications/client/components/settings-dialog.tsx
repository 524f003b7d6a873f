import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { type NotificationSettings, updateNotificationSettings } from '../../notifications.contract.ts';
import { settingsQuery, settingsSaved } from '../notification-queries.ts';
import { OnThisDevice } from './on-this-device.tsx';
import { QuietHours } from './quiet-hours.tsx';

/** What reaches somebody, and when. Each change is saved at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const settings = useQuery(settingsQuery);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="What reaches you, and when">
      {settings.isPending && <Skeleton className="h-64" />}
      {settings.isError && !settings.data && <NotLoaded onRetry={() => settings.refetch()} />}
      {settings.data && <Choices settings={settings.data} />}
    </Dialog>
  );
}

function Choices({ settings }: { settings: NotificationSettings }) {
  const { user } = useCurrentUser();
  const { mutate, isPending, variables } = useEndpointMutation(updateNotificationSettings, {
    changes: settingsSaved,
    onError: (error) => failureToast('Not Saved', error),
  });
  // What was pressed shows at once; a failure puts it back.
  const pending = isPending ? variables?.body : undefined;
  const quiet = pending?.quiet === undefined ? settings.quiet : pending.quiet;
  return (
    <div className="divide-y divide-line">
      <OnThisDevice push={settings.push} />
      <QuietHours quiet={quiet} onChange={(next) => mutate({ body: { quiet: next } })} />
      <div className="py-3">
        <SwitchRow
          label="A letter on Saturdays"
          hint={
            user?.emailVerified === false
              ? 'What waits for you, by email. It comes once your address is confirmed, in the settings.'
              : 'What waits for you, by email. None comes in a week without anything.'
          }
          isOn={pending?.weeklyLetter ?? settings.weeklyLetter}
          onChange={(next) => mutate({ body: { weeklyLetter: next } })}
        />
      </div>
      <div className="pt-3">
        {settings.switches.map(({ id, label, description, isOn }) => (
          <SwitchRow
            key={id}
            label={label}
            hint={description}
            isOn={pending?.switches?.[id] ?? isOn}
            onChange={(next) => mutate({ body: { switches: { [id]: next } } })}
          />
        ))}
        {settings.switches.length === 0 && (
          <p className="text-ink-soft">
            Nothing here tells you anything yet. What may will have its switch here.
          </p>
        )}
      </div>
    </div>
  );
}
