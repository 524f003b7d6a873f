import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { ApiError } from '#platform/client/api-error.ts';
import type { CallOptions } from '#platform/client/call-endpoint.ts';
import { createOnce, hadArrivedToast } from '#platform/client/create-once.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import type { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { announce } from '#ui/announce.ts';
import { CharactersLeft } from '#ui/characters-left.tsx';
import { cn } from '#ui/class-names.ts';
import { controlClasses } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isolated } from '#ui/isolated.ts';
import { Spinner } from '#ui/spinner.tsx';
import { toast } from '#ui/toast-store.ts';
import { useTextArea } from '#ui/use-text-area.ts';
import { GROUP_LIMITS } from '../../groups.rules.ts';
import { createPost } from '../../posts.contract.ts';
import type { PostDraft } from '../post-draft.ts';
import { postCreated } from '../talk-changes.ts';
import { pastedPictures, takesDropped, useChosenPictures } from '../use-chosen-pictures.ts';
import { AddToPost } from './add-to-post.tsx';
import { AskPollDialog } from './ask-poll-dialog.tsx';
import { ChosenPictures } from './chosen-pictures.tsx';

/** What is written at the foot of a thread: it grows with its words, and keeps them until they are sent. Pictures can go with them, or a poll be asked. */
export function PostComposer({
  threadId,
  userId,
  kept,
  field,
  verse,
  placeholder,
  onSent,
  onNeedsHelp,
}: {
  threadId: string;
  userId: string;
  kept: ReturnType<typeof useKeptDraft<PostDraft>>;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The verse that it answers, with what takes it away. */
  verse: { id: string; label: string; onRemove: () => void } | null;
  placeholder: string;
  onSent: (postId: string) => void;
  onNeedsHelp: () => void;
}) {
  const { draft, latest, change, settle } = kept;
  const queryClient = useQueryClient();
  const noteId = useId();
  const chosen = useChosenPictures(kept);
  const [isAsking, setAsking] = useState(false);
  const { pictures } = chosen;
  useTextArea(field, draft.text);
  const { mutate, isPending } = useMutationOnce({
    mutationFn: async () => {
      const said = latest();
      const { text, replyTo } = said;
      const shown = await chosen.sentOf(pictures);
      // A reply has the verse of what it replies to.
      const to = replyTo === null ? { verseId: verse?.id ?? null } : { replyTo: replyTo.id };
      const body = { text, ...to, ...(shown.length > 0 && { pictures: shown }) };
      const send = (of: typeof body, options: CallOptions) => {
        const input = { params: { threadId }, body: of };
        return callAndChange(queryClient, createPost, postCreated, input, options);
      };
      // While the pictures were on their way, somebody else may have signed in.
      const created = await createOnce(kept, body, send, userId);
      return { ...created, said };
    },
    onSuccess: ({ made: { post, needsHelp }, body, hadArrived, said }) => {
      chosen.takeOutSent(body.pictures ?? []);
      settle({ ...said, text: body.text, pictures: [], sent: latest().sent });
      if (hadArrived) hadArrivedToast();
      if (post.hidden === 'held') {
        toast({ title: 'Kept', description: 'It is held until a moderator has looked.' });
      } else {
        announce('Sent');
      }
      onSent(post.id);
      if (needsHelp) onNeedsHelp();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 400) chosen.sendAnew();
      failureToast('Not Sent Yet', error);
    },
  });
  const isTooLong = draft.text.length > GROUP_LIMITS.post;
  const isEmpty = isBlank(draft.text) && pictures.length === 0;
  const isWrong = isEmpty || isTooLong || chosen.reading > 0;
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isWrong || isPending) return;
    mutate();
  }
  return (
    <>
      <form noValidate onSubmit={onSubmit} {...takesDropped(chosen.choose)} className="grid gap-1.5">
        {(draft.replyTo !== null || verse !== null) && (
          <div className="flex flex-wrap gap-2">
            {draft.replyTo !== null ? (
              <Tag
                words={`Reply to ${isolated(draft.replyTo.name)}`}
                label="Write to everybody instead"
                onRemove={() => change({ replyTo: null })}
              />
            ) : (
              verse && <Tag words={verse.label} label="Answer the whole passage" onRemove={verse.onRemove} />
            )}
          </div>
        )}
        <ChosenPictures
          chosen={chosen}
          isSent={isPending}
          className="-mx-1 -mt-1 max-h-[34dvh] overflow-y-auto p-1"
        />
        <div className="flex items-end gap-1.5 sm:gap-2.5">
          <AddToPost onPictures={chosen.choose} onPoll={() => setAsking(true)} />
          <textarea
            ref={field}
            rows={1}
            dir="auto"
            aria-label={placeholder}
            aria-describedby={noteId}
            aria-invalid={isTooLong || undefined}
            placeholder={placeholder}
            value={draft.text}
            className={cn(
              controlClasses,
              'field-sizing-content max-h-[40dvh] min-h-12 min-w-0 grow resize-none font-scripture leading-normal',
            )}
            onChange={({ target }) => {
              // An empty field is begun anew: what was sent from it before is another post.
              change({ text: target.value, ...(target.value === '' && { sent: null }) });
            }}
            onPaste={(event) => {
              const files = pastedPictures(event.clipboardData);
              if (files.length === 0) return;
              event.preventDefault();
              void chosen.choose(files);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit(event);
            }}
          />
          <IconButton
            type="submit"
            label="Send"
            variant="primary"
            className="size-12 shrink-0 rounded-full"
            aria-disabled={isWrong || isPending || undefined}
            aria-busy={isPending || undefined}
            icon={isPending ? <Spinner /> : <ArrowUpIcon size={22} aria-hidden />}
          />
        </div>
        <div id={noteId}>
          {isTooLong ? (
            <p role="alert" className="text-clay">
              It can have {GROUP_LIMITS.post.toLocaleString('en-US')} characters.
            </p>
          ) : (
            draft.text.length > GROUP_LIMITS.post * 0.8 && (
              <CharactersLeft text={draft.text} max={GROUP_LIMITS.post} />
            )
          )}
        </div>
      </form>
      {isAsking && (
        <AskPollDialog
          threadId={threadId}
          userId={userId}
          verseId={verse?.id ?? null}
          onSent={onSent}
          onNeedsHelp={onNeedsHelp}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** To what the words belong, with a way to take that back. */
function Tag({ words, label, onRemove }: { words: string; label: string; onRemove: () => void }) {
  return (
    <span className="inline-flex max-w-full items-center rounded-full bg-dusk-wash ps-4 text-dusk">
      <span className="min-w-0 truncate font-semibold">{words}</span>
      <IconButton
        label={label}
        className="shrink-0 rounded-full"
        icon={<XIcon size={18} aria-hidden />}
        onClick={onRemove}
      />
    </span>
  );
}
