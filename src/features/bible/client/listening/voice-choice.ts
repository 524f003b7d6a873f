import { RATES } from './listening.rules.ts';

const KEY = 'lampstand:voice';

/** How this browser's reader likes to listen. */
export interface VoiceChoice {
  /** Null: the browser's own. */
  name: string | null;
  rate: number;
}

const DEFAULT: VoiceChoice = { name: null, rate: 1 };

export function voiceChoice(): VoiceChoice {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return DEFAULT;
    const { name, rate } = kept as Record<string, unknown>;
    return {
      name: typeof name === 'string' ? name : null,
      rate: RATES.find((known) => known === rate) ?? DEFAULT.rate,
    };
  } catch {
    return DEFAULT;
  }
}

export function keepVoiceChoice(choice: VoiceChoice): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Without a store it holds for this chapter.
  }
}
