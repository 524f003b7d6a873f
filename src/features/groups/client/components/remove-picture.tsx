import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { announce } from '#ui/announce.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { deletePostPicture, type PostPicture } from '../../posts.contract.ts';
import { pictureRemoved } from '../talk-changes.ts';

/** Asks whether one picture is to be taken out of one's own post, and does it. */
export function RemovePicture({
  postId,
  picture,
  onClose,
}: {
  postId: string;
  picture: PostPicture;
  onClose: () => void;
}) {
  const remove = useEndpointMutation(deletePostPicture, {
    changes: pictureRemoved,
    onSuccess: () => {
      announce('The picture is gone');
      onClose();
    },
    onError: (error) => failureToast('It is still there', error),
  });
  const fileName = picture.url.slice(picture.url.lastIndexOf('/') + 1);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Take this picture out?"
      description="It goes for good, for everybody. The rest of what you wrote stays."
      confirmLabel="Take it out"
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { postId, fileName } })}
    />
  );
}
