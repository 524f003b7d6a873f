import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { type RegisterForm as Form, registerProblem } from '../../account-forms.rules.ts';
import type { register } from '../../accounts.contract.ts';
import { ACCOUNT_LIMITS } from '../../accounts.rules.ts';
import { focusField } from '../focus-field.ts';
import { issuesByField } from '../issues-by-field.ts';
import { problemToast } from '../problem-toast.ts';
import { PasswordChecklist } from './password-checklist.tsx';

const empty: Form = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/** Account creation (spec, section 2). `signInPath` is where it leads. */
export function RegisterForm({ signInPath }: { signInPath: string }) {
  const [form, setForm] = useState(empty);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const formRef = useRef<HTMLFormElement>(null);
  const [, navigate] = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ confirmPassword: _, ...body }: Form) =>
      callEndpoint<typeof register>('POST /api/auth/register', { body }),
    onSuccess: ({ email }) => {
      toast({
        title: 'Welcome to Lampstand!',
        description: 'Your account is ready. Sign in to light your lamp.',
      });
      navigate(signInPath, { state: { email } });
    },
    onError: (error) => {
      toast({
        title: 'Registration Failed',
        description: serverMessageOr(error, 'Please try again'),
        variant: 'destructive',
      });
      setWrong(issuesByField(error));
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const problem = registerProblem(form);
    setWrong({});
    if (problem) {
      const note = problem.title === 'Missing Information' ? 'Please fill this in.' : problem.description;
      problemToast(problem);
      setWrong(Object.fromEntries(problem.fields.map((name) => [name, note])));
      focusField(formRef.current, problem.fields[0]);
      return;
    }
    mutate({ ...form, email: form.email.trim() });
  }

  const field = (name: keyof Form) => ({
    name,
    value: form[name],
    'aria-required': true,
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value });
      // What is being mended is not complained about; the checklist is back in its place.
      setWrong(({ [name]: _, ...others }) => others);
    },
  });

  return (
    <form ref={formRef} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <div className="grid gap-4 min-[24rem]:grid-cols-2">
        <TextField
          {...field('firstName')}
          label="First Name"
          autoComplete="given-name"
          maxLength={ACCOUNT_LIMITS.name}
        />
        <TextField
          {...field('lastName')}
          label="Last Name"
          autoComplete="family-name"
          maxLength={ACCOUNT_LIMITS.name}
        />
      </div>
      <TextField {...field('email')} label="Email" type="email" inputMode="email" autoComplete="email" />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="new-password"
        maxLength={ACCOUNT_LIMITS.passwordMax}
        hint={<PasswordChecklist password={form.password} />}
      />
      <PasswordField {...field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
      <Button type="submit" size="lg" pending={isPending} className="mt-1">
        {isPending ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}
