/**
 * An on-screen keyboard lies over the page, which does not become lower by it. While there is one, `--seen-height` on the root is the
 * height of the part of the window that is seen, `--seen-above` what is hidden above it (the browser moves the part to show a field),
 * and `--seen-below` what is hidden below it: dialogs and toasts keep to that part. In pixels.
 */
export function followSeenPart(): void {
  const part = window.visualViewport;
  if (part === null) return;
  const { style } = document.documentElement;
  const tell = () => {
    for (const [name, value] of Object.entries(seenPart(part, window.innerHeight))) {
      if (value === null) style.removeProperty(name);
      else style.setProperty(name, `${value}px`);
    }
  };
  part.addEventListener('resize', tell);
  part.addEventListener('scroll', tell);
}

/** Lower than any keyboard: what the bars of a browser take while they come and go. */
const KEYBOARD_PX = 120;

/** @param windowHeight the height of what fixed elements stand in, as all others in CSS pixels */
export function seenPart(
  { height, offsetTop, scale }: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>,
  windowHeight: number,
) {
  // Who magnifies the page with two fingers sees a part of it, too, and moves that themselves.
  const hasKeyboard = scale < 1.01 && windowHeight - height > KEYBOARD_PX;
  return {
    '--seen-height': hasKeyboard ? Math.floor(height) : null,
    '--seen-above': hasKeyboard ? Math.round(offsetTop) : null,
    '--seen-below': hasKeyboard ? Math.max(0, Math.ceil(windowHeight - height - offsetTop)) : null,
  };
}
