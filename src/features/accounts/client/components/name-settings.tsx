import { useQueryClient } from '@tanstack/react-query';
import { keepUser } from '#features/people/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { ProfilePictureControl } from '#features/profile-picture/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useForm } from '#platform/client/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { missing } from '../../account-forms.rules.ts';
import { ACCOUNT_LIMITS } from '../../accounts.rules.ts';
import { updateSettings } from '../../settings.contract.ts';
import { SettingCard } from './setting-card.tsx';

/** The picture and the name that others see. */
export function NameSettings({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const { form, field, values, isPending } = useForm({
    initial: { firstName: user.firstName, lastName: user.lastName },
    check: (typed) => missing(typed, ['firstName', 'lastName']),
    // Only what was changed: the other name may be older than today's rule for names.
    send: (typed) => callAndChange(queryClient, updateSettings, keepUser, { body: changesOf(typed, user) }),
    onSent: () => toast({ title: 'Your name is saved' }),
    onFailed: (error) => failureToast('Not Saved', error),
  });
  const changed = values.firstName.trim() !== user.firstName || values.lastName.trim() !== user.lastName;
  const { name: maxLength } = ACCOUNT_LIMITS;

  return (
    <SettingCard
      id="name"
      title="Your name"
      description="How Lampstand and its people call you, and the face that they see."
      action={<ProfilePictureControl />}
    >
      <form {...form} className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('firstName')}
          maxLength={maxLength}
          label="First Name"
          autoComplete="given-name"
        />
        <TextField
          {...field('lastName')}
          maxLength={maxLength}
          label="Last Name"
          autoComplete="family-name"
        />
        <Button type="submit" pending={isPending} disabled={!changed} className="justify-self-start">
          Save name
        </Button>
      </form>
    </SettingCard>
  );
}

function changesOf(typed: { firstName: string; lastName: string }, user: User) {
  return {
    ...(typed.firstName.trim() !== user.firstName && { firstName: typed.firstName }),
    ...(typed.lastName.trim() !== user.lastName && { lastName: typed.lastName }),
  };
}
