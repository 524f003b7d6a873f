import { useState } from 'react';
import { mayCall } from '#contract/access.policy.ts';
import type { User } from '#features/people/people.contract.ts';
import { dateText } from '#platform/client/date-text.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { useAccount } from '../use-account.ts';
import { SettingCard } from './setting-card.tsx';

const loadDialogs = () => import('./second-step-dialogs.tsx');

/** A code of an app besides the password: for everybody who wants it, and for whoever has a role before they can use it. */
export function SecondStepSettings({ user }: { user: User }) {
  const account = useAccount();
  const [open, setOpen] = useState<'set-up' | 'renew' | 'turn-off' | null>(null);
  const dialogs = useChunk(loadDialogs, open !== null, () => {
    setOpen(null);
    sayNotOpened();
  });
  const step = account?.secondStep ?? null;
  const close = () => setOpen(null);
  return (
    <SettingCard
      id="second-step"
      title="Second step"
      description="A code from an app on your phone, besides your password. Whoever learns your password still does not get in."
      action={step && <Badge tone="growth">On</Badge>}
    >
      {step === null && mayCall(user.role, 'moderator') && (
        <p className="mb-4 rounded-control bg-sky-wash px-4 py-3 text-sky">
          Your role asks for it: what you look after here opens once it is set up.
        </p>
      )}
      {step && (
        <p className="mb-4">
          Since {dayOf(step.since)}. {leftText(step.backupCodesLeft)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {step ? (
          <>
            <Button variant="secondary" onClick={() => setOpen('renew')}>
              New backup codes
            </Button>
            <Button variant="ghost-destructive" onClick={() => setOpen('turn-off')}>
              Turn it off
            </Button>
          </>
        ) : (
          <Button variant="secondary" disabled={!account} onClick={() => setOpen('set-up')}>
            Set up a second step
          </Button>
        )}
      </div>
      {account && dialogs && (
        <>
          <dialogs.SetUpDialog open={open === 'set-up'} onClose={close} hasPassword={account.hasPassword} />
          <dialogs.RenewDialog open={open === 'renew'} onClose={close} />
          <dialogs.TurnOffDialog
            open={open === 'turn-off'}
            onClose={close}
            hasPassword={account.hasPassword}
          />
        </>
      )}
    </SettingCard>
  );
}

function dayOf(at: number): string {
  return dateText(at, { dateStyle: 'long' });
}

function leftText(count: number): string {
  if (count === 0) return 'No backup codes are left: make new ones.';
  return count === 1 ? 'One backup code is left.' : `${count} backup codes are left.`;
}
