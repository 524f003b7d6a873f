import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { type SignInForm as Form, signInProblem } from '../../account-forms.rules.ts';
import type { login } from '../../accounts.contract.ts';
import { focusField } from '../focus-field.ts';
import { problemToast } from '../problem-toast.ts';
import { beginSession } from '../session.ts';

/** E-mail and password (spec, section 2). `next` is where to go afterwards. */
export function SignInForm({ email, next }: { email: string; next: string }) {
  const [form, setForm] = useState<Form>({ email, password: '' });
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const formRef = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Form) => callEndpoint<typeof login>('POST /api/auth/login', { body }),
    onSuccess: (user) => {
      toast({ title: 'Welcome back!', description: `It is good to see you, ${user.firstName}.` });
      // First who it is, then where to: the other way round would show the visitor's page for a moment.
      beginSession(queryClient, user);
      navigate(next, { replace: true });
    },
    onError: (error) =>
      toast({
        title: 'Sign In Failed',
        description: serverMessageOr(error, 'Please check your email and password'),
        variant: 'destructive',
      }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const problem = signInProblem(form);
    setWrong(problem?.fields ?? []);
    if (problem) {
      problemToast(problem);
      focusField(formRef.current, problem.fields[0]);
      return;
    }
    mutate({ email: form.email.trim(), password: form.password });
  }

  const field = (name: keyof Form) => ({
    name,
    value: form[name],
    'aria-required': true,
    ...(wrong.includes(name) && { error: 'Please fill this in.' }),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });

  return (
    <form ref={formRef} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField {...field('email')} label="Email" type="email" inputMode="email" autoComplete="username" />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <div className="-mt-3 -mb-1 flex justify-end">
        <Link
          href="/forgot-password"
          state={{ email: form.email }}
          className="inline-flex min-h-11 items-center rounded-control px-1 text-sm font-semibold text-dusk underline-offset-4 hover:underline"
        >
          Forgot your password?
        </Link>
      </div>
      <Button type="submit" size="lg" pending={isPending}>
        {isPending ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
