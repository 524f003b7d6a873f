import { keepUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import { updateSettings } from '../settings.contract.ts';

/** Changes time zone or theme; `saidWhenSaved` is the toast's title, for what cannot be seen by itself. */
export function useSettingsChange(saidWhenSaved?: string) {
  return useEndpointMutation(updateSettings, {
    changes: keepUser,
    onSuccess: () => saidWhenSaved !== undefined && toast({ title: saidWhenSaved }),
    onError: (error) => failureToast('Not Saved', error),
  });
}
