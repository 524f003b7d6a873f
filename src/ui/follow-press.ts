const LISTENING = { capture: true, passive: true } as const;
/** 'dragend': a drag takes the pointer, and its end is not told. */
const ENDS = ['pointerup', 'pointercancel', 'dragend'] as const;
/** Longer than a touch takes from its end to its click. */
const CLICK_MS = 300;

interface Press {
  begun: () => void;
  ended: () => void;
}

/** Tells of each press, by finger or mouse, until `signal` ends it. A finger that begins to scroll presses nothing: the browser cancels it. */
export function followPress({ begun, ended }: Press, signal?: AbortSignal): void {
  window.addEventListener('pointerdown', begun, { ...LISTENING, signal });
  for (const end of ENDS) window.addEventListener(end, ended, { ...LISTENING, signal });
  // That of the window alone: a field that loses the focus ends no press.
  window.addEventListener('blur', ended, { signal });
}

/**
 * Tells whether the focus is there: at once when it comes, and when it goes only once the press is over that takes it away. What moves
 * with the focus would move under the finger otherwise, and its click would be lost. A mouse takes the focus as it goes down, a touch
 * between its end and its click.
 */
export function followFocus(
  isThere: (focused: Element) => boolean,
  tell: (is: boolean) => void,
  signal?: AbortSignal,
): void {
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const follow = () => {
    stop();
    if (document.activeElement && isThere(document.activeElement)) tell(true);
    else if (!isPressed) timer = setTimeout(() => tell(false), CLICK_MS);
  };
  const press = (is: boolean) => () => {
    isPressed = is;
    follow();
  };
  followPress({ begun: press(true), ended: press(false) }, signal);
  for (const move of ['focusin', 'focusout']) window.addEventListener(move, follow, { ...LISTENING, signal });
  signal?.addEventListener('abort', stop);
  // Whoever was quicker than the scripts is there already.
  follow();
}
