import { type FormEvent, useState } from 'react';
import { closePush, type PushHere, pushHere, useOpenPush } from '#features/push/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ChoiceTiles } from '#ui/choice-tiles.tsx';
import { toast } from '#ui/toast-store.ts';
import type { MyReminder } from '../../reminders.contract.ts';
import type { Way } from '../../reminders.rules.ts';
import { useSaveReminder } from '../reminder-query.ts';
import { INSTEAD, neverWords, nextWords, promiseWords } from '../reminder-words.ts';
import { fromForm, toForm } from '../times-form.ts';
import { TimesFields } from './times-fields.tsx';

const PUSH_HINTS: Record<PushHere, string> = {
  possible: 'A notification, brought encrypted by the maker of this browser. Nothing that is yours is in it.',
  denied:
    'This browser was told to show no notifications from here. Its settings can change that; a letter or a calendar works without.',
  'from-home-screen':
    'On an iPhone or iPad it works once Lampstand is on the home screen: Share, then Add to Home Screen. A letter or a calendar works without.',
  impossible: 'This browser cannot show notifications. A letter or a calendar works as well.',
};

/** How the reminder comes, and when. */
export function ReminderForm({ reminder }: { reminder: MyReminder }) {
  const here = pushHere();
  const [way, setWay] = useState<Way>(reminder.way ?? firstWay(reminder, here));
  const [times, setTimes] = useState(() => toForm(reminder.times));
  const save = useSaveReminder();
  const push = useOpenPush(reminder.push.serverKey, INSTEAD);
  const chosen = fromForm(times);
  const isOn = reminder.way !== null;
  const never = chosen && neverWords(chosen, reminder.sabbath);
  const needsPush = way === 'push' && reminder.push.devices === 0;
  const isPossible =
    chosen !== null &&
    !(needsPush && here !== 'possible') &&
    !(way === 'letter' && !reminder.isEmailConfirmed);
  const isSame =
    way === reminder.way && !needsPush && JSON.stringify(chosen) === JSON.stringify(reminder.times);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen === null) return;
    const device = needsPush ? await push.open() : undefined;
    if (device === null) return;
    save.mutate(
      { body: { way, times: chosen, ...(device && { device }) } },
      {
        onSuccess: ({ next, today, push: { isKnownHere } }) => {
          if (!isKnownHere) void closePush();
          toast({ title: next === null ? 'It is kept' : `It is kept. ${nextWords(next, today)}` });
        },
      },
    );
  }

  return (
    <Card>
      <CardHeader title={isOn ? 'How and when' : 'If you like'} />
      <form className="flex flex-col gap-6" onSubmit={submit}>
        <ChoiceTiles<Way>
          legend="How it comes"
          value={way}
          onChange={setWay}
          className="sm:grid-cols-3"
          choices={[
            { value: 'push', label: 'On this device', hint: PUSH_HINTS[here] },
            {
              value: 'letter',
              label: 'By letter',
              hint: reminder.isEmailConfirmed
                ? 'A plain email of one sentence.'
                : 'Once your address is confirmed, in the settings.',
            },
            {
              value: 'calendar',
              label: 'In my calendar',
              hint: 'An entry that comes again, with an alarm, in the calendar that you use.',
            },
          ]}
        />
        <TimesFields form={times} onChange={setTimes} />
        <p role="status" className="empty:hidden">
          {never}
        </p>
        <p className="text-sm text-ink-soft">{promiseWords(way)}</p>
        <Button
          type="submit"
          className="self-start"
          pending={save.isPending || push.isOpening}
          disabled={!isPossible || isSame}
        >
          {isOn ? 'Save' : 'Remind me'}
        </Button>
      </form>
    </Card>
  );
}

function firstWay({ isEmailConfirmed }: MyReminder, here: PushHere): Way {
  if (here === 'possible') return 'push';
  return isEmailConfirmed ? 'letter' : 'calendar';
}
