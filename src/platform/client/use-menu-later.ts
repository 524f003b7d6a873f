import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import type { OpenedAtFirst } from '#ui/opened-at-first.ts';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import { useChunk } from './use-chunk.ts';

/**
 * A button whose menu has a chunk of its own: what menus are made of is larger than most of what a screen waits for. Until the menu is
 * there the button takes `opener`; then it is the trigger of the menu, which opens at once where somebody has pressed meanwhile.
 * @param soon whether it is to be fetched before somebody presses
 */
export function useMenuLater<T>(load: () => Promise<T>, soon: boolean) {
  const [pressed, setPressed] = useState<OpenedAtFirst>(false);
  const chunk = useChunk(load, Number(soon) + Number(pressed !== false), () => {
    if (pressed !== false) sayNotOpened();
    setPressed(false);
  });
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void load().catch(() => {}),
    // As the menu's own trigger does: where that takes this one's place between a press and its click, nothing else hears of it.
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      // The menu may have the focus before the mouse gives it to what is under it, which would close the menu again.
      event.preventDefault();
      setPressed('by-hand');
    },
    // A click without a finger or a mouse is one of the keyboard.
    onClick: ({ detail }: MouseEvent) => setPressed(detail === 0 ? 'by-key' : 'by-hand'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setPressed('by-key');
    },
  } as const;
  return { chunk, openedAtFirst: pressed, opener };
}
