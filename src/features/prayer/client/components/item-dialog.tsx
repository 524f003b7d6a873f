import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { LeafIcon } from '@phosphor-icons/react/dist/ssr/Leaf';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useState } from 'react';
import { Link } from 'wouter';
import type { CallInput } from '#contract/define-endpoint.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast-store.ts';
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
import { FolderField, ReminderField } from './item-fields.tsx';

/** One matter of my list: its words, folder and reminder; it was answered; it is taken off the list. */
export function ItemDialog({
  item,
  folders,
  onClose,
}: {
  item: PrayerItem;
  folders: readonly PrayerFolder[];
  onClose: () => void;
}) {
  const [changes, setChanges] = useState<NonNullable<CallInput<typeof updateItem>['body']>>({});
  const [thanks, setThanks] = useState<string | null>(null);
  const params = { itemId: item.id };
  const onError = (error: Error) => failureToast('Not saved yet', error);
  const save = useEndpointMutation(updateItem, {
    changes: itemUpdated,
    onSuccess: (saved) => {
      if (saved.answeredAt !== null)
        toast({ title: 'Thanks be to God', description: 'It stands among your thanks, under ‘Answered’.' });
      onClose();
    },
    onError,
  });
  const remove = useEndpointMutation(deleteItem, { changes: itemDeleted, onSuccess: onClose, onError });
  // What was changed above is kept with the move.
  const order = useEndpointMutation(orderItems, { changes: itemsOrdered, onSuccess: saveOrClose, onError });
  const now = { ...item, ...changes };
  const hasOwnWords = item.request === null && item.person === null;
  const text = changes.text ?? item.text ?? '';
  const isWrong = hasOwnWords && !item.isGone && (text.trim() === '' || text.length > PRAYER_LIMITS.item);
  function saveOrClose() {
    if (Object.keys(changes).length === 0) onClose();
    else save.mutate({ params, body: changes });
  }
  const isPending = save.isPending || remove.isPending || order.isPending;

  if (thanks !== null) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && !isPending && setThanks(null)}
        title="It was answered"
        description="It moves from your list to your thanks. Nobody else sees it."
        footer={
          <Button
            pending={save.isPending}
            disabled={thanks.length > PRAYER_LIMITS.testimony}
            onClick={() =>
              save.mutate({
                params,
                body: { ...changes, isAnswered: true, thanks: thanks.trim() === '' ? null : thanks },
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
          value={thanks}
          onChange={(event) => setThanks(event.target.value)}
        />
      </Dialog>
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title="On your list"
      footer={
        <Button pending={save.isPending} disabled={isWrong} onClick={saveOrClose}>
          Save
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {hasOwnWords && !item.isGone ? (
          <TextArea
            label="A person or a matter"
            rows={2}
            value={text}
            error={
              text.length > PRAYER_LIMITS.item &&
              `It can have ${PRAYER_LIMITS.item.toLocaleString('en-US')} characters.`
            }
            onChange={(event) => setChanges({ ...changes, text: event.target.value })}
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
          onChange={(folderId) => setChanges({ ...changes, folderId })}
        />
        <ReminderField
          value={now.reminder ?? null}
          onChange={(reminder) => setChanges({ ...changes, reminder })}
        />
        <div className="-mx-2 flex flex-wrap border-t border-line pt-3">
          <Button
            variant="ghost"
            icon={<LeafIcon size={20} aria-hidden className="text-leaf" />}
            disabled={isWrong}
            onClick={() => setThanks('')}
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
            pending={remove.isPending}
            onClick={() => remove.mutate({ params })}
          >
            Take it off my list
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
