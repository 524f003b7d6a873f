import { useMemo } from 'react';
import { differencesTo } from '#platform/client/edit-draft.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { sayChangesKept } from '#platform/client/say-changes-kept.ts';
import { useEditDraft } from '#platform/client/use-edit-draft.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { CharactersLeft } from '#ui/characters-left.tsx';
import { Dialog } from '#ui/dialog.tsx';
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
  const { shown, latest, write, clear, overtaken } = useEditDraft(userId, form, now);
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
    onError: (error) => failureToast('Not saved yet', error),
  });
  const isEmpty = text.trim() === '' && (post.pictures.length === 0 || post.poll !== null);
  const isWrong = isEmpty || text.length > GROUP_LIMITS.post;
  function forget() {
    clear();
    onClose();
  }
  function close() {
    if (Object.keys(differencesTo(now, latest())).length > 0) sayChangesKept();
    onClose();
  }
  function send() {
    const changed = differencesTo(now, latest());
    if (changed.text === undefined) forget();
    else save.mutate({ params: { postId: post.id }, body: { text: changed.text } });
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !save.isPending && close()}
      title="Change your words"
      description="Those who read the group can see what stood here before."
      footer={
        <>
          <Button variant="secondary" onClick={forget} disabled={save.isPending}>
            Cancel
          </Button>
          <Button pending={save.isPending} disabled={isWrong} onClick={send}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {overtaken.includes('text') && <WordsSinceChanged what="post" words={now.text} />}
        <div>
          <TextArea
            label="Your words"
            hideLabel
            rows={4}
            readOnly={save.isPending}
            value={text}
            error={text.length > GROUP_LIMITS.post && `It can have ${GROUP_LIMITS.post} characters.`}
            onChange={({ target }) => write({ text: target.value })}
          />
          {text.length <= GROUP_LIMITS.post && <CharactersLeft text={text} max={GROUP_LIMITS.post} />}
        </div>
      </div>
    </Dialog>
  );
}
