import { languageOf, RATES } from './listening.rules.ts';

const KEY = 'lampstand:voice';

/** How this browser's reader likes to listen to a text. */
export interface VoiceChoice {
  /** Null: the browser's own. */
  name: string | null;
  rate: number;
}

interface Kept {
  /** The voices that were chosen, by their language: 'es'. */
  names: Readonly<Record<string, string>>;
  rate: number;
}

const NOTHING_KEPT: Kept = { names: {}, rate: 1 };

/** @param language of the text, BCP 47 */
export function voiceChoice(language: string): VoiceChoice {
  const { names, rate } = kept();
  return { name: names[languageOf(language) ?? ''] ?? null, rate };
}

export function keepVoiceChoice(language: string, { name, rate }: VoiceChoice): void {
  const { names } = kept();
  const chosen = name === null ? names : { ...names, [languageOf(language) ?? '']: name };
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ names: chosen, rate }));
  } catch {
    // Without a store it holds for this chapter.
  }
}

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    if (typeof found !== 'object' || found === null) return NOTHING_KEPT;
    const { names, name, rate } = found as Record<string, unknown>;
    return {
      // An earlier version kept one name, when all texts were English.
      names: isNames(names) ? names : typeof name === 'string' ? { en: name } : {},
      rate: RATES.find((known) => known === rate) ?? NOTHING_KEPT.rate,
    };
  } catch {
    return NOTHING_KEPT;
  }
}

function isNames(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((name) => typeof name === 'string')
  );
}
