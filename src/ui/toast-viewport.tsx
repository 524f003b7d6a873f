import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { Toast as RadixToast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { buttonClasses } from './button.tsx';
import { cn } from './class-names.ts';
import {
  currentToasts,
  dismissToast,
  onToastsChanged,
  type ToastAddition,
  type ToastEntry,
  toastLimits,
} from './toast-store.ts';
import { noteToastPlace } from './use-toast-room.ts';

/**
 * Where toasts appear. On a phone: at the top, but below the top bar if there is one, because the XP in it rises
 * after a save; and a little higher while a dialog is open, so that its Close button stays free. So, too, in a low window, in its
 * middle: at the bottom they would lie over what one presses again. Else from the sm breakpoint: at the bottom right. F8 focuses it.
 */
export function ToastViewport() {
  const toasts = useSyncExternalStore(onToastsChanged, currentToasts);
  return (
    <RadixToast.Provider
      duration={toastLimits.displayMs}
      swipeDirection="right"
      swipeThreshold={toastLimits.swipeThresholdPx}
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
      <RadixToast.Viewport
        ref={noteToastPlace}
        data-toasts
        hotkey={['F8']}
        className={cn(
          'pointer-events-none fixed inset-x-0 top-0 z-50 flex flex-col gap-2 p-4 outline-none',
          'transition-transform duration-200 ease-out',
          'max-sm:translate-y-[calc(var(--toast-drop,0px)+var(--seen-above,0px))]',
          // Above what one does at the foot of a page: whoever reads that it failed presses it again.
          'sm:inset-x-auto sm:bottom-[max(var(--seen-below,0px),var(--room-below,0px))] sm:right-[env(safe-area-inset-right)] sm:top-auto sm:w-full md:max-w-[420px]',
          'low:inset-x-0 low:top-0 low:bottom-auto low:mx-auto low:w-full low:max-w-[420px]',
          'low:translate-y-[calc(var(--toast-drop,0px)+var(--seen-above,0px))]',
        )}
      />
    </RadixToast.Provider>
  );
}

function ToastCard({ entry }: { entry: ToastEntry }) {
  const { addition } = entry;
  const destructive = entry.variant === 'destructive';
  return (
    <RadixToast.Root
      type={destructive ? 'foreground' : 'background'}
      open={entry.open}
      duration={addition === undefined ? toastLimits.displayMs : toastLimits.withActionMs}
      onOpenChange={(open) => {
        if (!open) dismissToast(entry.id);
      }}
      className={cn(
        // Also under a dialog that came after it: Radix gives that one all presses, and the toast still stands above it.
        'pointer-events-auto! relative flex items-start gap-3 rounded-control border p-4 pr-12 shadow-soft',
        'data-[state=open]:animate-rise data-[state=closed]:animate-vanish',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform',
        'data-[swipe=end]:translate-x-full data-[swipe=end]:opacity-0',
        destructive ? 'border-clay/60 bg-clay-wash text-clay' : 'border-line-strong/60 bg-surface text-ink',
      )}
    >
      <div className="flex-1">
        <RadixToast.Title className="font-semibold wrap-anywhere">{entry.title}</RadixToast.Title>
        {/* What is read out is both in one, with nothing between. */}
        {entry.description !== undefined && <span className="sr-only">. </span>}
        {entry.description !== undefined && (
          <RadixToast.Description
            className={cn('text-pretty wrap-anywhere', !destructive && 'text-ink-soft')}
          >
            {entry.description}
          </RadixToast.Description>
        )}
        {addition !== undefined && <Addition {...addition} />}
      </div>
      <RadixToast.Close
        aria-label="Dismiss"
        className="absolute right-1 top-1 grid size-11 place-items-center rounded-control hover:bg-ink/8"
      >
        <XIcon size={18} aria-hidden />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** What else a toast says, with its button. To a screen reader the key is told that leads to the button. */
function Addition({ words, label, press }: ToastAddition) {
  return (
    <div className="mt-3 -mr-8 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control border border-gold/50 bg-gold-wash py-1 pr-1 pl-3 text-gold-ink">
      <p className="flex-1 basis-[8rem] py-1.5 font-semibold wrap-anywhere">{words}</p>
      <RadixToast.Action
        altText={`${label}: F8 leads there`}
        className={buttonClasses('primary', 'md')}
        onClick={press}
      >
        {label}
      </RadixToast.Action>
    </div>
  );
}
