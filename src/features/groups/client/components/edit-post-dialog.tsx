import { useMemo } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEditDialog } from '#platform/client/use-edit-dialog.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast-store.ts';
import { WordsSinceChanged } from '#ui/words-since-changed.tsx';
import { GROUP_LIMITS } from '../../groups.rules.ts';
import { type GroupReply, updatePost } from '../../posts.contract.ts';
import { editedPost } from '../post-edit.ts';
import { postUpdated } from '../talk-changes.ts';

/** Changes a post of one's own; what stood there before stays to be read. Only 'Cancel' and a save forget what was typed. */
export function EditPostDialog({
  post,
  userId,
  onNeedsHelp,
  onClose,
}: {
  post: GroupReply;
  userId: string;
  onNeedsHelp: () => void;
  onClose: () => void;
}) {
  const form = useMemo(() => editedPost(post.id), [post.id]);
  const now = { text: post.text };
  const { shown, write, differences, forget, close, overtaken } = useEditDialog(userId, form, now, onClose);
  const { text } = shown;
  const save = useEndpointMutation(updatePost, {
    changes: postUpdated,
    onSuccess: ({ needsHelp, hidden }) => {
      if (hidden === 'held') {
        toast({ title: 'Kept', description: 'It is held until a moderator has looked.' });
      }
      forget();
      if (needsHelp) onNeedsHelp();
    },
    onError: (error) => failureToast('Not Saved Yet', error),
  });
  const isEmpty = isBlank(text) && (post.pictures.length === 0 || post.poll !== null);
  const isWrong = isEmpty || text.length > GROUP_LIMITS.post;
  function send() {
    const changed = differences().text;
    if (changed === undefined) forget();
    else save.mutate({ params: { postId: post.id }, body: { text: changed } });
  }
  return (
    <EditDialog
      title="Change your words"
      description="Those who read the group can see what stood here before."
      isSaving={save.isPending}
      isWrong={isWrong}
      onSave={send}
      onCancel={forget}
      onClose={close}
    >
      {overtaken.includes('text') && <WordsSinceChanged what="post" words={now.text} />}
      <TextArea
        label="Your words"
        hideLabel
        rows={4}
        max={GROUP_LIMITS.post}
        readOnly={save.isPending}
        value={text}
        onChange={({ target }) => write({ text: target.value })}
      />
    </EditDialog>
  );
}
