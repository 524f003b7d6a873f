import type { User } from '#features/people/people.contract.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useRemoveProfilePicture } from '../use-profile-picture.ts';
import { PictureDashboard } from './picture-dashboard.tsx';

/** Pick one picture, cut it square, send it. */
export function ProfilePictureDialog({
  user,
  open,
  onOpenChange,
}: {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { mutate: remove, isPending } = useRemoveProfilePicture(() => onOpenChange(false));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="dashboard"
      title="Profile picture"
      description="One picture of at most 5 MB. Other members see it beside your name."
      footer={
        user.profileImageUrl === null ? undefined : (
          <Button variant="ghost" pending={isPending} onClick={() => remove({})}>
            Remove my picture
          </Button>
        )
      }
    >
      <PictureDashboard onSaved={() => onOpenChange(false)} />
    </Dialog>
  );
}
