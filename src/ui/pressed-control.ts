import { CONTROLS } from './place-of-focus.ts';

let pressed: Element | null = null;

/** Listens to every click, also to those that a key or a screen reader makes. */
export function notePressed({ target }: Event): void {
  pressed = target instanceof Element ? target.closest(CONTROLS) : null;
}

/**
 * Where somebody is who had the focus here. Safari gives it to no button that is pressed by a mouse, a finger or VoiceOver on a phone, but to
 * what stands around it: then it is the button that was pressed.
 */
export function controlAt(focused: Element | null): Element | null {
  const around = focused ?? document.body;
  return pressed?.isConnected && around.contains(pressed) ? pressed : focused;
}
