import '../level-reached.css';
import { Dialog } from 'radix-ui';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { overlayClasses, panelClasses } from '#ui/dialog.tsx';
import { LampEmblem } from '#ui/lamp-emblem.tsx';
import { ModalRoot } from '#ui/modal-root.tsx';
import { useReturnFocus } from '#ui/use-return-focus.ts';
import { wordsOfLevel } from '../../level-words.rules.ts';

/** A level reached: the lamp's flame grows from what it was, and a verse of light is read. Any key or touch that dismisses dialogs dismisses it. */
export function LevelReached({ level, onClose }: { level: number; onClose: () => void }) {
  const { text, place } = wordsOfLevel(level);
  // What was pressed may take no focus by now: an entry that was saved has nothing more to save.
  const returnFocus = useReturnFocus();
  return (
    <ModalRoot onClose={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClasses} />
        <Dialog.Content {...returnFocus} className={cn(panelClasses, 'text-center sm:max-w-sm')}>
          <div aria-hidden="true" className="relative mx-auto grid size-44 place-items-center">
            <span className="level-glow absolute inset-0 rounded-full bg-[radial-gradient(circle,color-mix(in_srgb,var(--gold)_42%,transparent),transparent_68%)]" />
            <span className="level-before absolute">
              <LampEmblem level={level - 1} size={128} />
            </span>
            <span className="level-after absolute">
              <LampEmblem level={level} size={128} />
            </span>
          </div>
          <Dialog.Title className="mt-1 text-3xl">Level {level}</Dialog.Title>
          <Dialog.Description className="mt-2 text-lg text-ink-soft">
            Your lamp burns a little brighter.
          </Dialog.Description>
          <p className="mt-5 font-scripture text-lg italic text-balance">“{text}”</p>
          <p className="mt-1 text-sm text-ink-soft">{place}</p>
          <Button size="lg" className="mt-6 w-full" onClick={onClose}>
            Continue
          </Button>
        </Dialog.Content>
      </Dialog.Portal>
    </ModalRoot>
  );
}
