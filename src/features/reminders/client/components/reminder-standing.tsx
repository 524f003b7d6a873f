import { BellSlashIcon } from '@phosphor-icons/react/dist/ssr/BellSlash';
import { useId } from 'react';
import { closePush, pushHere, useOpenPush } from '#features/push/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { MyReminder } from '../../reminders.contract.ts';
import { useEndReminder, useRemoveDevice, useSaveReminder } from '../reminder-query.ts';
import { INSTEAD, nextWords, silenceWords, whereWords } from '../reminder-words.ts';

/** When the next one comes, where, and one press that ends all of it. */
export function ReminderStanding({ reminder }: { reminder: MyReminder }) {
  const { way, next, today, push } = reminder;
  const heading = useId();
  const end = useEndReminder();
  const silence = silenceWords(reminder);
  return (
    <Card role="region" aria-labelledby={heading}>
      <h2 id={heading} className="font-sans text-sm font-semibold text-ink-soft">
        The next one
      </h2>
      <p className="mt-1 font-heading text-2xl">
        {next === null ? 'Nothing comes at present' : nextWords(next, today)}
      </p>
      <p className="mt-2">{whereWords(reminder)}</p>
      {silence !== null && <p className="mt-1 text-ink-soft">{silence}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<BellSlashIcon size={20} aria-hidden />}
          pending={end.isPending}
          onClick={() => end.mutate({}, { onSuccess: closeUnlessKnown })}
        >
          No more reminders
        </Button>
        {way === 'push' && <ThisDevice reminder={reminder} key={String(push.isOnHere)} />}
      </div>
    </Card>
  );
}

/** What is new in somebody's notifications may come on this device still. */
function closeUnlessKnown({ push }: MyReminder): void {
  if (!push.isKnownHere) void closePush();
}

function ThisDevice({ reminder }: { reminder: MyReminder }) {
  const { isOnHere, devices, serverKey } = reminder.push;
  const save = useSaveReminder();
  const remove = useRemoveDevice();
  const push = useOpenPush(serverKey, INSTEAD);
  if (isOnHere) {
    if (devices === 1) return null;
    return (
      <Button
        variant="ghost"
        pending={remove.isPending}
        onClick={() => remove.mutate({}, { onSuccess: closeUnlessKnown })}
      >
        Not on this device
      </Button>
    );
  }
  if (pushHere() !== 'possible') return null;
  async function add() {
    const device = await push.open();
    if (device) save.mutate({ body: { way: 'push', times: reminder.times, device } });
  }
  return (
    <Button variant="ghost" pending={push.isOpening || save.isPending} onClick={add}>
      {devices === 0 ? 'Show it on this device' : 'On this device, too'}
    </Button>
  );
}
