import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/define-endpoint.ts';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { toast } from '#ui/toast-store.ts';
import type { changeSettings } from '../settings.contract.ts';

type Changes = CallInput<typeof changeSettings>['body'];

/** Changes name, time zone or theme; `saidWhenSaved` is the toast's title, for what cannot be seen by itself. */
export function useSettingsChange(saidWhenSaved?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Changes) => callEndpoint<typeof changeSettings>('PATCH /api/user/settings', { body }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserKey, user);
      if (saidWhenSaved !== undefined) toast({ title: saidWhenSaved });
    },
    onError: (error) => failureToast('Not Saved', error),
  });
}
