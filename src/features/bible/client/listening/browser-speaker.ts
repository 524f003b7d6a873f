import { voiceNamed } from './listening.rules.ts';
import type { Speaker } from './spoken-chapter.ts';
import { voiceChoice } from './voice-choice.ts';

/** The browser's own voice for a language, as it is chosen when something is said. */
export function browserSpeaker(language: string): Speaker {
  const synthesis = window.speechSynthesis;
  // Held here: an utterance that nobody holds is thrown away by some browsers, and its end never told.
  let current: SpeechSynthesisUtterance | null = null;
  return {
    say(text, { spoken, failed }) {
      const { name, rate } = voiceChoice(language);
      const voice = voiceNamed(synthesis.getVoices(), language, name);
      current = new SpeechSynthesisUtterance(text);
      current.voice = voice ?? null;
      current.lang = voice?.lang ?? language;
      current.rate = rate;
      current.onend = spoken;
      current.onerror = failed;
      synthesis.speak(current);
    },
    hush() {
      if (current) {
        current.onend = null;
        current.onerror = null;
        current = null;
      }
      synthesis.cancel();
    },
  };
}
