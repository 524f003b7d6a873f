/**
 * Shows where the focus is to whoever uses keys. What is pressed, as a menu, gives the focus on by a script, and a browser shows that as if it
 * came by a key: until one is pressed, the page says that it is pressed by something else (theme.css).
 * @returns ends it
 */
export function showFocusByKeys(): () => void {
  const root = document.documentElement;
  const notePress = () => root.setAttribute('data-pressed', '');
  const noteKey = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (!ctrlKey && !metaKey && !altKey) root.removeAttribute('data-pressed');
  };
  document.addEventListener('pointerdown', notePress, { capture: true });
  document.addEventListener('keydown', noteKey, { capture: true });
  return () => {
    document.removeEventListener('pointerdown', notePress, { capture: true });
    document.removeEventListener('keydown', noteKey, { capture: true });
    root.removeAttribute('data-pressed');
  };
}
