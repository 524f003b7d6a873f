import { useEffect, useEffectEvent } from 'react';

/** The keys of a screen, or of a dialog that covers it; a key that a control of the page has a use for is left to it. */
export function useKeys(keys: Readonly<Partial<Record<string, () => void>>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat;
    if (act === undefined || isTaken) return;
    const isControl =
      event.target instanceof Element && event.target.closest('button, a, input, select, textarea');
    if (event.key === ' ' && isControl) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
