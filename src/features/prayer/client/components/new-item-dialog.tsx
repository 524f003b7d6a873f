import { type FormEvent, useId, useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { type DraftForm, useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { PRAYER_LIMITS } from '../../prayer.rules.ts';
import type { PrayerFolder } from '../../prayer-list.contract.ts';
import type { Reminder } from '../reminders.ts';
import { useAddToList } from '../use-pray.ts';
import { FolderField, ReminderField } from './item-fields.tsx';

interface ItemDraft {
  text: string;
}

const itemForm: DraftForm<ItemDraft> = {
  name: 'prayer-item',
  empty: { text: '' },
  serialize: ({ text }) => text,
  parse: (text) => ({ text: text ?? '' }),
};

/** Something new on my list, in my words. */
export function NewItemDialog({
  folders,
  onClose,
}: {
  folders: readonly PrayerFolder[];
  onClose: () => void;
}) {
  const { user } = useCurrentUser();
  if (user === null) return null;
  return <NewItem userId={user.id} folders={folders} onClose={onClose} />;
}

function NewItem({
  userId,
  folders,
  onClose,
}: {
  userId: string;
  folders: readonly PrayerFolder[];
  onClose: () => void;
}) {
  const formId = useId();
  const { draft, change, clear } = useKeptDraft(userId, itemForm);
  const [folderId, setFolder] = useState<string | null>(null);
  const [reminder, setReminder] = useState<Reminder | null>(null);
  const { mutate, isPending } = useAddToList(() => {
    clear();
    onClose();
  });
  const { text } = draft;
  const isTooLong = text.length > PRAYER_LIMITS.item;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBlank(text) && !isTooLong) mutate({ body: { text, folderId, reminder } });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title="Who is on your heart?"
      footer={
        <Button type="submit" form={formId} pending={isPending} disabled={isBlank(text) || isTooLong}>
          Put it on my list
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <TextArea
          label="A person or a matter"
          rows={2}
          autoFocus
          readOnly={isPending}
          value={text}
          max={PRAYER_LIMITS.item}
          onChange={(event) => change({ text: event.target.value })}
        />
        <FolderField folders={folders} value={folderId} onChange={setFolder} />
        <ReminderField value={reminder} onChange={setReminder} />
      </form>
    </Dialog>
  );
}
