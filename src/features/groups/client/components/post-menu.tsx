import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useState } from 'react';
import { Report } from '#features/moderation/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { localDrafts } from '#platform/client/local-drafts.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { announce } from '#ui/announce.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { copyLink } from '#ui/copy-link.ts';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isolated } from '#ui/isolated.ts';
import { deletePost, type GroupReply, setPostHidden } from '../../posts.contract.ts';
import { editedPost } from '../post-edit.ts';
import { postDeleted, postHidden } from '../talk-changes.ts';
import { EditPostDialog } from './edit-post-dialog.tsx';
import { EndPoll } from './end-poll.tsx';

/** What else can be done with a post: its author changes and removes it, leaders hide it, others report it. */
export function PostMenu({
  post,
  href,
  userId,
  onNeedsHelp,
}: {
  post: GroupReply;
  /** Where it can be read. */
  href: string;
  userId: string;
  onNeedsHelp: () => void;
}) {
  const [open, setOpen] = useState<'edit' | 'end' | 'delete' | 'report' | null>(null);
  const { id, author, isMine, can } = post;
  const hide = useEndpointMutation(setPostHidden, {
    changes: postHidden,
    onSuccess: (_, { body }) =>
      announce(body.isHidden ? 'Hidden from the group' : 'Shown to the group again'),
    onError: (error) => failureToast('Nothing Changed', error),
  });
  const setHidden = (isHidden: boolean) => hide.mutate({ params: { postId: id }, body: { isHidden } });
  if (post.hidden !== null && !Object.values(can).some(Boolean)) return null;
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            label={
              isMine
                ? 'More about your words'
                : `More about the words of ${isolated(author?.name ?? 'somebody')}`
            }
            className="-my-2.5 -me-2 ms-auto shrink-0 text-ink-soft"
            icon={<DotsThreeIcon size={24} aria-hidden />}
          />
        }
      >
        {post.hidden === null && (
          <MenuItem
            onSelect={() => void copyLink(href, 'It leads those who are in the group to these words.')}
          >
            Copy the link
          </MenuItem>
        )}
        {can.edit && <MenuItem onSelect={() => setOpen('edit')}>Change it</MenuItem>}
        {post.poll?.can.end && <MenuItem onSelect={() => setOpen('end')}>End the poll</MenuItem>}
        {can.delete && (
          <MenuItem className="text-clay" onSelect={() => setOpen('delete')}>
            Remove it
          </MenuItem>
        )}
        {can.hide && <MenuItem onSelect={() => setHidden(true)}>Hide it from the group</MenuItem>}
        {can.show && <MenuItem onSelect={() => setHidden(false)}>Show it again</MenuItem>}
        {can.report && <MenuItem onSelect={() => setOpen('report')}>Report</MenuItem>}
      </DropdownMenu>
      {open === 'edit' && (
        <EditPostDialog post={post} userId={userId} onNeedsHelp={onNeedsHelp} onClose={() => setOpen(null)} />
      )}
      {open === 'end' && <EndPoll postId={id} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeletePost postId={id} userId={userId} onClose={() => setOpen(null)} />}
      <Report
        reported={{ kind: 'group-post', wordsId: id, about: author?.name ?? null }}
        open={open === 'report'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'report' : null)}
      />
    </>
  );
}

function DeletePost({ postId, userId, onClose }: { postId: string; userId: string; onClose: () => void }) {
  const remove = useEndpointMutation(deletePost, {
    changes: postDeleted,
    onSuccess: () => {
      announce('Removed');
      onClose();
      // What was changed of it and not saved is gone with it.
      void localDrafts.erase(userId, { name: editedPost(postId).name });
    },
    onError: (error) => failureToast('It is still there', error),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Remove your words?"
      description="They go for good. What others replied stays."
      confirmLabel="Remove"
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { postId } })}
    />
  );
}
