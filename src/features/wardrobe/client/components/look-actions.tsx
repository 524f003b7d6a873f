import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import type { AvatarLook } from '../avatar-look.ts';
import { useUpdateAvatar } from '../use-update-avatar.ts';

/** Saves a look that differs from the saved one, or undoes the difference. */
export function LookActions({
  look,
  onUndo,
  returnFocus,
}: {
  look: AvatarLook;
  onUndo: () => void;
  /** What gets the focus when the buttons are removed, which happens as soon as nothing differs. */
  returnFocus: RefObject<HTMLElement | null>;
}) {
  const { mutate: update, isPending } = useUpdateAvatar();
  const buttons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = buttons.current;
    return () => {
      if (here?.contains(document.activeElement)) returnFocus.current?.focus({ preventScroll: true });
    };
  }, [returnFocus]);

  return (
    <div ref={buttons} className="flex animate-rise flex-col gap-2 @3xl:flex-row-reverse">
      <Button
        className="@3xl:flex-1"
        pending={isPending}
        onClick={() =>
          update({
            body: {
              genderVibe: look.style,
              skinColor: look.skin,
              hairColor: look.hair,
              accentColor: look.accent,
            },
          })
        }
      >
        Update Avatar
      </Button>
      <Button variant="ghost" disabled={isPending} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
