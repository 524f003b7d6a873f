/** Languages that a group can be found by: the most spoken ones that people read the Bible in. BCP 47. */
// biome-ignore format: one code a line would be a page
const OFFERED = [
  'af', 'am', 'ar', 'bn', 'ceb', 'cs', 'da', 'de', 'el', 'en', 'es', 'fa', 'fi', 'fr', 'ha', 'he', 'hi', 'hr', 'ht', 'hu',
  'hy', 'id', 'ig', 'it', 'ja', 'ko', 'mg', 'ml', 'mr', 'my', 'ne', 'nl', 'no', 'pa', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'rw',
  'si', 'sk', 'sn', 'so', 'sq', 'sr', 'sv', 'sw', 'ta', 'te', 'th', 'ti', 'tl', 'tr', 'uk', 'ur', 'vi', 'xh', 'yo', 'zh', 'zu',
] as const;

let names: Intl.DisplayNames | null = null;

/** 'Brazilian Portuguese'; a code that this browser does not know stands for itself. */
export function languageName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'language' });
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** For a select, by name; `kept` is offered too, where a group has one that the list lacks. */
export function languageOptions(kept?: string): { value: string; label: string }[] {
  const codes = new Set<string>(kept === undefined || kept === '' ? OFFERED : [...OFFERED, kept]);
  return [...codes]
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** The first of the reader's own languages that is offered; English where none is. */
export function ownLanguage(preferred: readonly string[] = navigator.languages): string {
  for (const tag of preferred) {
    const offered =
      OFFERED.find((code) => code === tag) ?? OFFERED.find((code) => code === tag.split('-')[0]);
    if (offered !== undefined) return offered;
  }
  return 'en';
}
