import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { ApiError } from '#platform/client/api-error.ts';
import type { CallOptions } from '#platform/client/call-endpoint.ts';
import { clearCreated, createOnce } from '#platform/client/create-once.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { GROUP_LIMITS } from '../../groups.rules.ts';
import { createTopic } from '../../talk.contract.ts';
import { topicCreated } from '../talk-changes.ts';
import { topicForm } from '../topic-draft.ts';
import { pastedPictures, takesDropped, useChosenPictures } from '../use-chosen-pictures.ts';
import { ChosenPictures } from './chosen-pictures.tsx';
import { PictureInput } from './picture-input.tsx';

/** Opens a topic with a first post; what is typed is kept until it stands. */
export function OpenTopicDialog({
  groupId,
  userId,
  onOpened,
  onNeedsHelp,
  onClose,
}: {
  groupId: string;
  userId: string;
  onOpened: (threadId: string) => void;
  onNeedsHelp: () => void;
  onClose: () => void;
}) {
  const form = useMemo(() => topicForm(groupId), [groupId]);
  const kept = useKeptDraft(userId, form);
  const { draft, latest, change } = kept;
  const queryClient = useQueryClient();
  const chosen = useChosenPictures(kept);
  const pictureInput = useRef<HTMLInputElement>(null);
  const { pictures } = chosen;
  const { mutate, isPending } = useMutationOnce({
    mutationFn: async () => {
      const { title, text } = latest();
      const shown = await chosen.sentOf(pictures);
      const body = { title, text, ...(shown.length > 0 && { pictures: shown }) };
      const send = (of: typeof body, options: CallOptions) => {
        const input = { params: { groupId }, body: of };
        return callAndChange(queryClient, createTopic, topicCreated, input, options);
      };
      // While the pictures were on their way, somebody else may have signed in.
      return createOnce(kept, body, send, userId);
    },
    onSuccess: ({ made: { id, hidden, needsHelp }, body, hadArrived }) => {
      chosen.takeOutSent(body.pictures ?? []);
      clearCreated(kept, { hadArrived });
      if (hidden === 'held') {
        toast({ title: 'Kept', description: 'It is held until a moderator has looked.' });
      }
      onClose();
      if (needsHelp) onNeedsHelp();
      else onOpened(id);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 400) chosen.sendAnew();
      failureToast('Not Opened Yet', error);
    },
  });
  const isTooLong = draft.text.length > GROUP_LIMITS.post;
  const isWrong =
    isBlank(draft.title) ||
    draft.title.length > GROUP_LIMITS.topicTitle ||
    (isBlank(draft.text) && pictures.length === 0) ||
    chosen.reading > 0 ||
    isTooLong;
  /** What is on its way stays what it is. */
  function choose(files: readonly File[]) {
    if (!isPending) void chosen.choose(files);
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title="Open a topic"
      description="A question, a plan for Saturday, something you found."
      footer={
        <Button pending={isPending} disabled={isWrong} onClick={() => mutate()}>
          Open it
        </Button>
      }
    >
      <div {...takesDropped(choose)} className="grid gap-4">
        <TextField
          label="What is it about?"
          value={draft.title}
          readOnly={isPending}
          maxLength={GROUP_LIMITS.topicTitle}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextArea
          label="Your first words"
          rows={4}
          readOnly={isPending}
          value={draft.text}
          max={GROUP_LIMITS.post}
          onChange={({ target }) => change({ text: target.value })}
          onPaste={(event) => {
            const files = pastedPictures(event.clipboardData);
            if (files.length === 0) return;
            event.preventDefault();
            choose(files);
          }}
        />
        <PictureInput ref={pictureInput} onPictures={choose} />
        <ChosenPictures chosen={chosen} isSent={isPending} />
        {pictures.length + chosen.reading < GROUP_LIMITS.pictures && (
          <Button
            variant="ghost"
            className="-ml-4 justify-self-start"
            icon={<ImageIcon size={22} aria-hidden />}
            disabled={isPending}
            onClick={() => pictureInput.current?.click()}
          >
            Add pictures
          </Button>
        )}
      </div>
    </Dialog>
  );
}
