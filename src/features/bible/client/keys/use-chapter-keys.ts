import { useEffect, useEffectEvent } from 'react';
import { actionOf, type ChapterAction, isSign } from './chapter-keys.rules.ts';
import { areKeysOn } from './keys-on.ts';

/** Where keys are somebody's words, or move within a list or a menu. */
const HAS_KEYS_OF_ITS_OWN =
  'input, select, textarea, [contenteditable], dialog, [role=dialog], [role=menu], [role=listbox], [role=tablist], [role=combobox]';
/** Whoever stands on a control with the keyboard may mean it by an arrow. */
const HAS_ARROWS_OF_ITS_OWN = 'button, [role]';

/** Calls `act` when a key asks for something of the chapter's page; never while somebody types or a dialog is open. */
export function useChapterKeys(act: (action: ChapterAction) => void): void {
  const asked = useEffectEvent(act);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const action = actionOf(event);
      if (action === null || event.defaultPrevented || isForOthers(event)) return;
      // The browser's own quick search begins with '/' too.
      event.preventDefault();
      asked(action);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function isForOthers(event: KeyboardEvent): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(HAS_KEYS_OF_ITS_OWN)) return true;
  return isSign(event) ? !areKeysOn() : target?.closest(HAS_ARROWS_OF_ITS_OWN) != null;
}
