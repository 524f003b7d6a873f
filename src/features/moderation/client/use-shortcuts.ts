import { useEffect, useEffectEvent, useState } from 'react';

const STORED = 'lampstand:moderation-keys';

/** Whether single keys decide; a setting of this browser, since whoever speaks to their device would press them unknowingly. */
export function useKeysSetting(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readSetting());
  return [
    isOn,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(STORED, next ? 'on' : 'off');
      } catch {}
    },
  ];
}

function readSetting(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

/** Calls `press` with a single key (upper case, or 'ESCAPE') that is pressed outside of fields and dialogs; true: it was used. */
export function useShortcuts(isOn: boolean, press: (key: string) => boolean): void {
  const pressed = useEffectEvent(press);
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if ((event.key.length !== 1 && event.key !== 'Escape') || isElsewhere(event.target)) return;
      if (pressed(event.key.toUpperCase())) event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOn]);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      'input:not([type=radio], [type=checkbox]), textarea, select, [role=dialog], [role=menu]',
    ) !== null
  );
}
