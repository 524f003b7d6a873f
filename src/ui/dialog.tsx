import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { cn } from './class-names.ts';
import { isComposing } from './is-composing.ts';
import { useClosedByBack } from './use-closed-by-back.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Tailwind width of the card from the sm breakpoint; 'md' is 28 rem, 'dashboard' leaves 750 px. */
  width?: 'sm' | 'md' | 'lg' | 'dashboard' | 'xl';
  /** Buttons at the bottom; the confirming one last. */
  footer?: ReactNode;
  /** What has the focus when it opens; its first control, where nothing else is said. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

const widths = {
  sm: 'sm:max-w-sm',
  md: 'sm:max-w-md',
  lg: 'sm:max-w-2xl',
  dashboard: 'sm:max-w-[50rem]',
  xl: 'sm:max-w-4xl',
};

export const overlayClasses =
  'fixed inset-0 z-40 bg-[#12142a]/60 data-[state=open]:animate-fade data-[state=closed]:animate-vanish';

/** On a phone held upright a toast has room above it (toast-viewport.tsx); a keyboard takes that room (seen-part.ts). */
export const panelClasses =
  'fixed z-40 inset-x-3 bottom-[calc(0.75rem+var(--seen-below,0px))] mx-auto overflow-y-auto rounded-card border ' +
  'max-h-[calc(var(--seen-height,calc(100dvh-6.25rem))-1.5rem)] low:max-h-[calc(var(--seen-height,100dvh)-1.5rem)] ' +
  'border-line bg-surface p-5 shadow-soft focus:outline-none ' +
  'sm:top-(--seen-above,0px) sm:bottom-(--seen-below,0px) sm:inset-x-0 sm:m-auto sm:h-fit sm:w-full sm:p-6 ' +
  'sm:max-h-[calc(var(--seen-height,100dvh)-1.5rem)] ' +
  'data-[state=open]:animate-rise data-[state=closed]:animate-sink';

/** A modal card: at the bottom of a phone, in the middle of a wide window. Escape, Back and the overlay close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = 'md',
  footer,
  initialFocus,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  useClosedByBack(open, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayClasses} />
        <RadixDialog.Content
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus(event);
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          // It gives up the letters that an input method composes, and not what was written.
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
          // What the keyboard reaches is scrolled to below the strip with the cross.
          className={cn(panelClasses, 'flex flex-col scroll-pt-14 *:shrink-0', widths[width])}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <RadixDialog.Title className="relative z-30 me-10 text-2xl">{title}</RadixDialog.Title>
          {description !== undefined && (
            <RadixDialog.Description className="mt-2 text-ink-soft">{description}</RadixDialog.Description>
          )}
          {children !== undefined && <div className="mt-4">{children}</div>}
          {footer && <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div>}
          <div
            // At the top, where it stays however far the card is scrolled: what is scrolled goes behind it, controls of rows too. The
            // title lies above it, and goes with the rest.
            className={cn(
              'sticky -top-3 z-20 order-first -mx-5 -mt-3 -mb-8 flex justify-end bg-surface pe-2',
              'before:absolute before:inset-x-0 before:bottom-full before:h-2 before:bg-surface',
              'after:absolute after:inset-x-0 after:top-full after:h-2 after:bg-linear-to-b after:from-surface after:to-surface/0',
              'sm:-top-4 sm:-mx-6 sm:-mt-4 sm:-mb-7',
            )}
          >
            <RadixDialog.Close
              aria-label="Close"
              // Above the ends of the strip, which would cut its ring.
              className="relative z-10 grid size-11 place-items-center rounded-control text-ink-soft hover:bg-inset hover:text-ink"
            >
              <XIcon size={20} aria-hidden />
            </RadixDialog.Close>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
