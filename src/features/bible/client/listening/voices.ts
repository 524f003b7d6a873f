import { useSyncExternalStore } from 'react';
import { voicesOfText } from './listening.rules.ts';

/** Absent in some browsers. */
function synthesis(): SpeechSynthesis | undefined {
  return typeof window === 'undefined' ? undefined : window.speechSynthesis;
}

function subscribe(listener: () => void): () => void {
  const from = synthesis();
  from?.addEventListener?.('voiceschanged', listener);
  return () => from?.removeEventListener?.('voiceschanged', listener);
}

/** Whether this browser can read a text of a language aloud. It may know its voices a while after the page has come. */
export function useHasVoice(language: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => voicesOfText(synthesis()?.getVoices() ?? [], language).length > 0,
    () => false,
  );
}

/** For the moment of a press: some phones let only what is said in it begin to speak. */
export function wakeVoice(): void {
  synthesis()?.speak(new SpeechSynthesisUtterance(''));
}
