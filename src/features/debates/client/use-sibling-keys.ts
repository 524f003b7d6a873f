import { useEffect, useEffectEvent } from 'react';

/** The arrow keys lead to what is beside; what has a use for them itself keeps them. */
export function useSiblingKeys(go: { previous: (() => void) | null; next: (() => void) | null }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = event.key === 'ArrowLeft' ? go.previous : event.key === 'ArrowRight' ? go.next : null;
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (act === null || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    const isTaken =
      target instanceof Element &&
      target.closest('input, textarea, select, [role=dialog], [role=alertdialog], [role=menu], [role=tree]');
    if (isTaken) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
