import { type FormEvent, useState } from 'react';
import type { User } from '#features/people/people.contract.ts';
import { ProfilePictureControl } from '#features/profile-picture/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { missing } from '../../account-forms.rules.ts';
import { ACCOUNT_LIMITS } from '../../accounts.rules.ts';
import { issuesByField } from '../issues-by-field.ts';
import { problemToast } from '../problem-toast.ts';
import { useSettingsChange } from '../use-settings-change.ts';
import { SettingCard } from './setting-card.tsx';

/** The picture and the name that others see. */
export function NameSettings({ user }: { user: User }) {
  const [form, setForm] = useState({ firstName: user.firstName, lastName: user.lastName });
  const { mutate, isPending, error } = useSettingsChange('Your name is saved');
  const [blank, setBlank] = useState<readonly string[]>([]);
  const wrong = issuesByField(error);
  const changed = form.firstName.trim() !== user.firstName || form.lastName.trim() !== user.lastName;

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = missing(form, ['firstName', 'lastName']);
    setBlank(problem?.fields ?? []);
    if (problem) problemToast(problem);
    else mutate(form);
  }

  const field = (name: keyof typeof form) => ({
    name,
    value: form[name],
    maxLength: ACCOUNT_LIMITS.name,
    error: blank.includes(name) ? 'Please fill this in.' : wrong[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });

  return (
    <SettingCard
      id="name"
      title="Your name"
      description="How Lampstand and its people call you, and the face that they see."
      action={<ProfilePictureControl />}
    >
      <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('firstName')} label="First Name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" />
        <Button type="submit" pending={isPending} disabled={!changed} className="justify-self-start">
          Save name
        </Button>
      </form>
    </SettingCard>
  );
}
