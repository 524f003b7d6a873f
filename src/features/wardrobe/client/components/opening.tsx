import { Dialog as RadixDialog } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { ModalRoot } from '#ui/modal-root.tsx';
import { useReturnFocus } from '#ui/use-return-focus.ts';
import { useToastRoom } from '#ui/use-toast-room.ts';
import { OpeningGlow } from './opening-glow.tsx';

/**
 * Something that was opened, in its light, over the whole window: chests, outfits and collections alike. Always in the dark
 * theme, so that the light is seen. The toast that says what was opened comes when this is closed; on a phone there is room
 * above it for that of a button in it, as 'Equip'.
 */
export function Opening({
  title,
  description,
  picture,
  moving,
  wide = false,
  actions,
  onClose,
  children,
}: {
  title: string;
  description: string;
  /** What the light comes from. */
  picture: ReactNode;
  /** It was opened just now, and is shown while it opens. */
  moving: boolean;
  /** For many pictures. */
  wide?: boolean;
  /** Buttons beside 'Done'. */
  actions?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
}) {
  const returnFocus = useReturnFocus();
  const toastRoom = useToastRoom();
  return (
    <ModalRoot onClose={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          {...returnFocus}
          className="scheme-dark fixed inset-0 z-40 flex overflow-y-auto bg-[#0e1024] text-ink focus:outline-none data-[state=open]:animate-fade"
        >
          <div
            className={cn(
              'relative m-auto flex w-full flex-col items-center px-4 pt-(--toast-room) pb-6 text-center sm:py-8',
              wide ? 'max-w-4xl' : 'max-w-2xl',
            )}
            style={{ '--toast-room': `${Math.max(100, toastRoom)}px` } as CSSProperties}
          >
            <div className="relative">
              <OpeningGlow moving={moving} />
              <div className="relative">{picture}</div>
            </div>
            <RadixDialog.Title className="relative mt-2 text-3xl">{title}</RadixDialog.Title>
            <RadixDialog.Description className="relative mt-1 text-ink-soft sm:text-lg">
              {description}
            </RadixDialog.Description>
            {children}
            <div className="relative mt-3 flex flex-wrap justify-center gap-3">
              {actions}
              <RadixDialog.Close asChild>
                <Button variant="ghost">Done</Button>
              </RadixDialog.Close>
            </div>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </ModalRoot>
  );
}
