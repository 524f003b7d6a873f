import { useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useForm } from '#platform/client/use-form.ts';
import { Button } from '#ui/button.tsx';
import { missing } from '../../account-forms.rules.ts';
import { passSecondStep } from '../../second-step.contract.ts';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';
import { useWelcome } from '../use-welcome.ts';
import { AuthPage } from './auth-page.tsx';
import { CodeField } from './code-field.tsx';

/** The second of two steps of signing in. `onGiveUp` leads back to the first. */
export function SignInCode({ next, onGiveUp }: { next: string; onGiveUp: () => void }) {
  const [kind, setKind] = useState<'app' | 'backup'>('app');
  const input = useFocusOnArrival<HTMLInputElement>();
  const welcome = useWelcome(next);
  const { form, field, reset, isPending } = useForm({
    initial: { code: '' },
    check: (typed) => missing(typed, ['code']),
    send: (body) => callEndpoint(passSecondStep, { body }),
    onSent: welcome,
    onFailed: (error) => {
      failureToast('Sign In Failed', error);
      if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN') onGiveUp();
    },
  });
  const isApp = kind === 'app';
  return (
    <AuthPage
      title="One more step"
      lead={
        isApp
          ? 'Your app has a code for Lampstand. Which does it show now?'
          : 'One of the codes that you put away when you set this up. Each works once.'
      }
      footer="Phone and backup codes lost? Whoever runs this server can help you in."
    >
      <form {...form} className="flex flex-col gap-4">
        <CodeField {...field('code')} ref={input} kind={kind} />
        <Button type="submit" size="lg" pending={isPending}>
          {isPending ? 'Signing In...' : 'Sign In'}
        </Button>
        <div className="flex flex-wrap justify-center gap-x-2">
          <Button
            variant="ghost"
            onClick={() => {
              reset();
              setKind(isApp ? 'backup' : 'app');
              input.current?.focus();
            }}
          >
            {isApp ? 'Use a backup code' : 'Use the app'}
          </Button>
          <Button variant="ghost" onClick={onGiveUp}>
            Start again
          </Button>
        </div>
      </form>
    </AuthPage>
  );
}
