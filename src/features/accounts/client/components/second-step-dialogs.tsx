import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useForm } from '#platform/client/use-form.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { missing } from '../../account-forms.rules.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  removeSecondStep,
  renewBackupCodes,
} from '../../second-step.contract.ts';
import { inGroups } from '../../second-step.rules.ts';
import { getAccount, listSessions } from '../../settings.contract.ts';
import { codesRenewed, stepConfirmed, stepRemoved } from '../second-step-changes.ts';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';
import { BackupCodes } from './backup-codes.tsx';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { Buttons, StepDialog, type StepDialogProps } from './step-dialog.tsx';

type NewKey = CallOutput<typeof beginSecondStep>;

const KEPT = {
  title: 'Put these away safely',
  description:
    'When your phone is not at hand, one of these codes lets you in, each once. They are not shown again.',
};

/** Who it is, then the key for the app and its first code, then the backup codes. Each opening begins anew. */
export function SetUpDialog({ open, onClose, hasPassword }: StepDialogProps & { hasPassword: boolean }) {
  const [key, setKey] = useState<NewKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  function close() {
    setKey(null);
    setCodes(null);
    onClose();
  }
  const asking = {
    title: 'Set up a second step',
    description:
      'You need an app that shows codes: an authenticator on your phone, or your password manager. When you sign in, you type the code that it shows.',
  };
  const showing = {
    title: 'Show this to your app',
    description:
      'Let your app scan it, then type the code that it shows. It is a new key each time you come here: of an earlier one, remove the entry in your app.',
  };
  return (
    <StepDialog open={open} onClose={close} {...(codes ? KEPT : key ? showing : asking)}>
      {codes ? (
        <BackupCodes codes={codes} onKept={close} />
      ) : key ? (
        <FirstCode setUpKey={key} onCancel={close} onDone={setCodes} />
      ) : (
        <Begin hasPassword={hasPassword} onCancel={close} onBegun={setKey} />
      )}
    </StepDialog>
  );
}

function Begin({
  hasPassword,
  onCancel,
  onBegun,
}: {
  hasPassword: boolean;
  onCancel: () => void;
  onBegun: (key: NewKey) => void;
}) {
  const { form, field, error, isPending } = useForm({
    initial: { password: '' },
    check: (typed) => (hasPassword ? missing(typed, ['password']) : null),
    send: ({ password }) => callEndpoint(beginSecondStep, { body: hasPassword ? { password } : {} }),
    onSent: onBegun,
    onFailed: (failure) => failureToast('Not Set Up', failure),
  });
  return (
    <form {...form}>
      {hasPassword && (
        <PasswordField {...field('password')} label="Your Password" autoComplete="current-password" />
      )}
      <Buttons
        isPending={isPending}
        onCancel={onCancel}
        beside={<SignInAgain after={error} section="second-step" />}
      >
        <Button type="submit" pending={isPending}>
          Go on
        </Button>
      </Buttons>
    </form>
  );
}

function FirstCode({
  setUpKey,
  onCancel,
  onDone,
}: {
  setUpKey: NewKey;
  onCancel: () => void;
  onDone: (codes: readonly string[]) => void;
}) {
  const queryClient = useQueryClient();
  // Not the field: a phone's keys would cover what is to be scanned.
  const picture = useFocusOnArrival<HTMLDivElement>();
  const { form, field, isPending } = useForm({
    initial: { code: '' },
    check: (typed) => missing(typed, ['code']),
    send: (body) => callAndChange(queryClient, confirmSecondStep, stepConfirmed, { body }),
    onSent: ({ backupCodes }) => onDone(backupCodes),
    onFailed: (error) => {
      if (!(error instanceof ApiError && error.code === 'ALREADY_DONE')) {
        failureToast('Not Turned On', error);
        return;
      }
      // The answer to an earlier code was lost, and with it the backup codes; or another tab has shown them.
      void queryClient.invalidateQueries(onlyQuery(endpointQuery(getAccount, {})));
      void queryClient.invalidateQueries(onlyQuery(endpointQuery(listSessions, {})));
      toast({
        title: 'Your second step is on',
        description: 'Have you put its backup codes away? If not, make new ones now.',
      });
      onCancel();
    },
  });
  return (
    <form {...form}>
      <div ref={picture} tabIndex={-1} className="mb-4 flex flex-col items-center gap-3 focus:outline-none">
        <QrCode text={setUpKey.uri} label="QR code of the key" />
        <p className="text-center text-sm text-ink-soft">
          No camera? Type this key into the app, or{' '}
          <a href={setUpKey.uri} className="font-semibold text-dusk underline underline-offset-4">
            open it on this device
          </a>
          .
        </p>
        <code translate="no" className="text-center font-mono break-words select-all">
          {inGroups(setUpKey.key, ' ')}
        </code>
      </div>
      <CodeField {...field('code')} />
      <Buttons isPending={isPending} onCancel={onCancel}>
        <Button type="submit" pending={isPending}>
          Turn it on
        </Button>
      </Buttons>
    </form>
  );
}

/** New codes in place of the old, for one of the app. */
export function RenewDialog({ open, onClose }: StepDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  function close() {
    setCodes(null);
    onClose();
  }
  const asking = {
    title: 'New backup codes',
    description: 'Those of before stop working. Which code does your app show now?',
  };
  return (
    <StepDialog open={open} onClose={close} {...(codes ? KEPT : asking)}>
      {codes ? <BackupCodes codes={codes} onKept={close} /> : <Renew onCancel={close} onDone={setCodes} />}
    </StepDialog>
  );
}

function Renew({ onCancel, onDone }: { onCancel: () => void; onDone: (codes: readonly string[]) => void }) {
  const queryClient = useQueryClient();
  const { form, field, isPending } = useForm({
    initial: { code: '' },
    check: (typed) => missing(typed, ['code']),
    send: (body) => callAndChange(queryClient, renewBackupCodes, codesRenewed, { body }),
    onSent: ({ backupCodes }) => onDone(backupCodes),
    onFailed: (error) => failureToast('No New Codes', error),
  });
  return (
    <form {...form}>
      <CodeField {...field('code')} />
      <Buttons isPending={isPending} onCancel={onCancel}>
        <Button type="submit" pending={isPending}>
          Make new ones
        </Button>
      </Buttons>
    </form>
  );
}

export function TurnOffDialog({ open, onClose, hasPassword }: StepDialogProps & { hasPassword: boolean }) {
  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title="Turn the second step off?"
      description="Then your password alone signs you in. A backup code will do as well as one of your app."
    >
      <TurnOff hasPassword={hasPassword} onClose={onClose} />
    </StepDialog>
  );
}

function TurnOff({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { form, field, error, isPending } = useForm({
    initial: { password: '', code: '' },
    check: (typed) => missing(typed, hasPassword ? ['password', 'code'] : ['code']),
    send: ({ password, code }) =>
      callAndChange(queryClient, removeSecondStep, stepRemoved, {
        body: { code, ...(hasPassword && { password }) },
      }),
    onSent: () => {
      onClose();
      toast({ title: 'Your second step is off', description: 'Your password alone signs you in again.' });
    },
    onFailed: (failure) => failureToast('Not Turned Off', failure),
  });
  return (
    <form {...form}>
      <div className="flex flex-col gap-4">
        {hasPassword && (
          <PasswordField {...field('password')} label="Your Password" autoComplete="current-password" />
        )}
        <CodeField {...field('code')} />
      </div>
      <Buttons
        isPending={isPending}
        onCancel={onClose}
        beside={<SignInAgain after={error} section="second-step" />}
      >
        <Button type="submit" variant="destructive" pending={isPending}>
          Turn it off
        </Button>
      </Buttons>
    </form>
  );
}
