import { CONTROLS } from './place-of-focus.ts';

let pressed: Element | null = null;

/** Listens to every click, also to those that a key or a screen reader makes. */
export function notePressed({ target }: Event): void {
  pressed = target instanceof Element ? target.closest(CONTROLS) : null;
}

/** The button that opened a menu; what is chosen in one leaves the page with it. Null where it is in no menu, or the button has gone. */
export function openerOfMenu(item: Element | null): HTMLElement | null {
  const menu = item?.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
}

/**
 * Where somebody is who had the focus here. Safari gives it to no button that is pressed by a mouse, a finger or VoiceOver on a phone, but to
 * what stands around it: then it is the button that was pressed.
 */
export function controlAt(focused: Element | null): Element | null {
  const around = focused ?? document.body;
  return pressed?.isConnected && around.contains(pressed) ? pressed : focused;
}
