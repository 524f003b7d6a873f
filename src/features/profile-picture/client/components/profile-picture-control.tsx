import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera';
import { useState } from 'react';
import { OwnPortrait, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { initialsOf } from '#features/people/initials.rules.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { sayNotOpened } from '#ui/say-not-opened.ts';

const loadDialog = () => import('./profile-picture-dialog.tsx');
const prefetchDialog = () => void loadDialog().catch(() => {});

/** The signed-in user's picture as a button that opens the dialog to change it; its script comes when it is wanted. */
export function ProfilePictureControl() {
  const { user } = useCurrentUser();
  const [open, setOpen] = useState(false);
  const dialog = useChunk(loadDialog, open, () => {
    setOpen(false);
    sayNotOpened();
  });
  if (!user) return null;

  return (
    <>
      <button
        type="button"
        // With the letters that are seen, where no picture is set: whoever speaks to the device may say them.
        aria-label={`Change profile picture ${initialsOf(user.firstName, user.lastName)}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={prefetchDialog}
        onFocus={prefetchDialog}
        className="group relative shrink-0 justify-self-start self-start rounded-full"
      >
        <OwnPortrait user={user} size="lg" />
        <span
          aria-hidden="true"
          className="absolute -right-1 -bottom-1 grid size-6 place-items-center rounded-full border border-line bg-surface text-ink shadow-soft transition-transform group-hover:scale-110 motion-reduce:group-hover:scale-100"
        >
          <CameraIcon size={14} />
        </span>
      </button>
      {dialog && <dialog.ProfilePictureDialog user={user} open={open} onOpenChange={setOpen} />}
    </>
  );
}
