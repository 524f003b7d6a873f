import { useMemo } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { Button } from '#ui/button.tsx';
import { CharactersLeft } from '#ui/characters-left.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast-store.ts';
import { GROUP_LIMITS } from '../../groups.rules.ts';
import { type GroupReply, updatePost } from '../../posts.contract.ts';
import { postUpdated } from '../talk-changes.ts';
import { wordForm } from '../word-form.ts';

/** Changes a post of one's own; what stood there before stays to be read. */
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
  const form = useMemo(() => wordForm(`edit-post-${post.id}`), [post.id]);
  const { draft, latest, change, clear } = useKeptDraft(userId, form);
  const text = draft.text === '' ? post.text : draft.text;
  const save = useEndpointMutation(updatePost, {
    changes: postUpdated,
    onSuccess: ({ needsHelp, hidden }) => {
      clear();
      if (hidden === 'held') {
        toast({ title: 'Kept', description: 'It is held until a moderator has looked.' });
      }
      onClose();
      if (needsHelp) onNeedsHelp();
    },
    onError: (error) => failureToast('Not saved yet', error),
  });
  const isEmpty = text.trim() === '' && (post.pictures.length === 0 || post.poll !== null);
  const isWrong = isEmpty || text.length > GROUP_LIMITS.post;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !save.isPending && onClose()}
      title="Change your words"
      description="Those who read the group can see what stood here before."
      footer={
        <Button
          pending={save.isPending}
          disabled={isWrong}
          onClick={() =>
            save.mutate({ params: { postId: post.id }, body: { text: latest().text || post.text } })
          }
        >
          Save
        </Button>
      }
    >
      <TextArea
        label="Your words"
        hideLabel
        rows={4}
        readOnly={save.isPending}
        value={text}
        error={text.length > GROUP_LIMITS.post && `It can have ${GROUP_LIMITS.post} characters.`}
        // Emptied, it is not what stood there before: a space keeps it empty to the eye.
        onChange={({ target }) => change({ text: target.value === '' ? ' ' : target.value })}
      />
      {text.length <= GROUP_LIMITS.post && <CharactersLeft text={text} max={GROUP_LIMITS.post} />}
    </Dialog>
  );
}
