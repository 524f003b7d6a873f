import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { LeafIcon } from '@phosphor-icons/react/dist/ssr/Leaf';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { CallInput } from '#contract/define-endpoint.ts';
import { isBlank } from '#contract/visible-text.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { localDrafts } from '#platform/client/local-drafts.ts';
import { useEditDialog } from '#platform/client/use-edit-dialog.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { announce } from '#ui/announce.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast-store.ts';
import { WordsSinceChanged } from '#ui/words-since-changed.tsx';
import { PRAYER_LIMITS } from '../../prayer.rules.ts';
import {
  deleteItem,
  orderItems,
  type PrayerFolder,
  type PrayerItem,
  updateItem,
} from '../../prayer-list.contract.ts';
import { itemWords } from '../item-words.ts';
import { itemDeleted, itemsOrdered, itemUpdated } from '../list-changes.ts';
import { editedItem } from '../words-edit.ts';
import { wordsForm } from '../words-form.ts';
import { FolderField, ReminderField } from './item-fields.tsx';

interface Props {
  item: PrayerItem;
  folders: readonly PrayerFolder[];
  onClose: () => void;
}

/**
 * One matter of my list: its words, folder and reminder; it was answered; it is taken off the list. What is typed is kept until it is
 * saved or the matter is taken off.
 */
export function ItemDialog(props: Props) {
  const { user } = useCurrentUser();
  return user && <DialogOf userId={user.id} {...props} />;
}

function DialogOf({ userId, item, folders, onClose }: Props & { userId: string }) {
  const words = useMemo(() => editedItem(item.id), [item.id]);
  const thanksForm = useMemo(() => wordsForm(`thanks-${item.id}`), [item.id]);
  const before = { text: item.text ?? '' };
  const { shown, write, differences, forget, close, overtaken } = useEditDialog(
    userId,
    words,
    before,
    onClose,
  );
  const { draft: thanks, change: changeThanks, clear: clearThanks } = useKeptDraft(userId, thanksForm);
  const [moved, setMoved] = useState<
    Pick<CallInput<typeof updateItem>['body'] & object, 'folderId' | 'reminder'>
  >({});
  const [givesThanks, setGivesThanks] = useState(false);
  const [takesOff, setTakesOff] = useState(false);
  const params = { itemId: item.id };
  const onError = (error: Error) => failureToast('Not Saved Yet', error);
  const save = useEndpointMutation(updateItem, {
    changes: itemUpdated,
    onSuccess: (saved) => {
      if (saved.answeredAt !== null) {
        clearThanks();
        toast({ title: 'Thanks be to God', description: 'It stands among your thanks, under ‘Answered’.' });
      }
      forget();
    },
    onError,
  });
  const remove = useEndpointMutation(deleteItem, {
    changes: itemDeleted,
    onSuccess: () => {
      onClose();
      announce('Taken off your list');
      // What was typed about it and not saved is gone with it.
      for (const { name } of [words, thanksForm]) void localDrafts.erase(userId, { name });
    },
    onError,
  });
  // What was changed above is kept with the move.
  const order = useEndpointMutation(orderItems, { changes: itemsOrdered, onSuccess: saveOrClose, onError });
  const now = { ...item, ...moved };
  const hasOwnWords = item.request === null && item.person === null;
  const { text } = shown;
  const isWrong = hasOwnWords && !item.isGone && (isBlank(text) || text.length > PRAYER_LIMITS.item);
  const changed = () => ({ ...moved, ...(hasOwnWords && !item.isGone && differences()) });
  function saveOrClose() {
    const changes = changed();
    if (Object.keys(changes).length === 0) forget();
    else save.mutate({ params, body: changes });
  }
  const isPending = save.isPending || remove.isPending || order.isPending;

  if (givesThanks) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && !isPending && setGivesThanks(false)}
        title="It was answered"
        description="It moves from your list to your thanks. Nobody else sees it."
        footer={
          <Button
            pending={save.isPending}
            disabled={thanks.text.length > PRAYER_LIMITS.testimony}
            onClick={() =>
              save.mutate({
                params,
                body: {
                  ...changed(),
                  isAnswered: true,
                  thanks: isBlank(thanks.text) ? null : thanks.text,
                },
              })
            }
          >
            Give thanks
          </Button>
        }
      >
        <TextArea
          label="What happened? A line is enough."
          rows={3}
          readOnly={save.isPending}
          max={PRAYER_LIMITS.testimony}
          value={thanks.text}
          onChange={({ target }) => changeThanks({ text: target.value })}
        />
      </Dialog>
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && close()}
      title="On your list"
      footer={
        <>
          <Button variant="secondary" onClick={forget} disabled={isPending}>
            Cancel
          </Button>
          <Button pending={save.isPending} disabled={isWrong} onClick={saveOrClose}>
            Save
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {overtaken.includes('text') && <WordsSinceChanged what="matter" words={before.text} />}
        {hasOwnWords && !item.isGone ? (
          <TextArea
            label="A person or a matter"
            rows={2}
            readOnly={isPending}
            max={PRAYER_LIMITS.item}
            value={text}
            onChange={({ target }) => write({ text: target.value })}
          />
        ) : (
          <OwnWords as="p" className="paragraphs font-scripture text-lg">
            {itemWords(item)}
          </OwnWords>
        )}
        {item.request !== null && (
          <Link
            href={`/prayers/requests/${item.request.id}`}
            className={buttonClasses('secondary', 'md', 'w-fit')}
          >
            Open the request
          </Link>
        )}
        <FolderField
          folders={folders}
          value={now.folderId ?? null}
          onChange={(folderId) => setMoved({ ...moved, folderId })}
        />
        <ReminderField
          value={now.reminder ?? null}
          onChange={(reminder) => setMoved({ ...moved, reminder })}
        />
        <div className="-mx-2 flex flex-wrap border-t border-line pt-3">
          <Button
            variant="ghost"
            icon={<LeafIcon size={20} aria-hidden className="text-leaf" />}
            disabled={isWrong}
            onClick={() => setGivesThanks(true)}
          >
            It was answered
          </Button>
          <Button
            variant="ghost"
            icon={<ArrowUpIcon size={20} aria-hidden />}
            pending={order.isPending}
            disabled={isWrong}
            onClick={() => order.mutate({ body: { folderId: now.folderId ?? null, itemIds: [item.id] } })}
          >
            Move to the top
          </Button>
          <Button
            variant="ghost-destructive"
            icon={<TrashIcon size={20} aria-hidden />}
            onClick={() => setTakesOff(true)}
          >
            Take it off my list
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={takesOff}
        onOpenChange={setTakesOff}
        title="Take it off your list?"
        description="It is gone from your list, with the days on which you prayed for it."
        confirmLabel="Take it off"
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ params })}
      />
    </Dialog>
  );
}
