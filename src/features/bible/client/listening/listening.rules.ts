export type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'default' | 'localService'>;

export const RATES = [0.75, 0.9, 1, 1.15, 1.3, 1.5] as const;

/** 'es' of 'es-ES' or 'es_MX', by today's code where a browser has an older one; null for what is no language. */
export function languageOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).language;
  } catch {
    return null;
  }
}

/** The voices that speak the language of a text (BCP 47), as the browser orders them. */
export function voicesOfText<V extends Voice>(voices: readonly V[], language: string): V[] {
  const spoken = languageOf(language);
  return spoken === null ? [] : voices.filter(({ lang }) => languageOf(lang) === spoken);
}

/**
 * The voice that was chosen before, by its name; else one that needs no connection, and the browser's own among equals. Undefined
 * where none speaks the language.
 */
export function voiceNamed<V extends Voice>(
  voices: readonly V[],
  language: string,
  name: string | null,
): V | undefined {
  const fitting = voicesOfText(voices, language);
  return (
    fitting.find((voice) => voice.name === name) ??
    fitting.find((voice) => voice.localService && voice.default) ??
    fitting.find((voice) => voice.localService) ??
    fitting.find((voice) => voice.default) ??
    fitting[0]
  );
}

/** Some voices fall silent within what takes longer to say than a quarter of a minute. */
const LONGEST_PIECE = 180;

/** A verse in pieces that every voice says to their end, parted where a reader breathes. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > LONGEST_PIECE) {
    const at = breathIn(rest.slice(0, LONGEST_PIECE));
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** Where to part: after the last end of a sentence, else a lesser stop, else a word. */
function breathIn(text: string): number {
  for (const stop of [/^.*[.!?][”’)]*\s/s, /^.*[;:][”’)]*\s/s, /^.*[,—][”’)]*\s?/s, /^.*\s/s]) {
    const length = stop.exec(text)?.[0].length ?? 0;
    if (length > 0) return length;
  }
  return text.length;
}
