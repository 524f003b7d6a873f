/** What a key does on the page of a chapter. */
export type ChapterAction =
  | 'next-verse'
  | 'previous-verse'
  | 'next-chapter'
  | 'previous-chapter'
  | 'go-back'
  | 'lately'
  | 'search';

interface ChapterKey {
  key: string;
  action: ChapterAction;
  meaning: string;
}

/** In the order in which they are told. */
export const CHAPTER_KEYS: readonly ChapterKey[] = [
  { key: 'j', action: 'next-verse', meaning: 'the next verse' },
  { key: 'k', action: 'previous-verse', meaning: 'the verse before' },
  { key: 'n', action: 'next-chapter', meaning: 'the next chapter' },
  { key: 'p', action: 'previous-chapter', meaning: 'the chapter before' },
  { key: 'b', action: 'go-back', meaning: 'back to the place that you left' },
  { key: 'l', action: 'lately', meaning: 'where you read lately' },
  { key: '/', action: 'search', meaning: 'search the Bible' },
];

const ARROWS: Readonly<Record<string, ChapterAction>> = {
  ArrowRight: 'next-chapter',
  ArrowLeft: 'previous-chapter',
};

export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'
>;

/** What a pressed key asks for; null for any other, and for one that belongs to the browser because of what is held with it. */
export function actionOf(pressed: PressedKey): ChapterAction | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing } = pressed;
  if (altKey || ctrlKey || metaKey || isComposing) return null;
  // On many keyboards '/' is typed with Shift: there it makes the sign, and asks for nothing else.
  if (shiftKey && key !== '/') return null;
  return ARROWS[key] ?? CHAPTER_KEYS.find((known) => known.key === key)?.action ?? null;
}

/** Whether it is a letter or a sign, which people who speak to their computer, or have a tremor, may want to switch off. */
export function isSign({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return key.length === 1;
}

/** A verse in one of the chapters on the page. */
export interface VersePlace {
  /** The id of the chapter: 'JHN.3'. */
  leaf: string;
  verse: number;
}

/**
 * The verse to go to: after the last of the chosen ones, or before the first, into the chapter below or above. Where none is chosen
 * it begins with the one that stands uppermost in the window. At either end of the page it stays; null where there is no verse.
 * @param places all verses on the page, in their order
 */
export function verseFrom(
  places: readonly VersePlace[],
  chosen: { leaf: string; verses: readonly number[] },
  uppermost: VersePlace | null,
  step: 1 | -1,
): VersePlace | null {
  const verse = step === 1 ? chosen.verses.at(-1) : chosen.verses[0];
  const isSame = (one: VersePlace, leaf: string, number: number) => one.leaf === leaf && one.verse === number;
  const from = verse === undefined ? -1 : places.findIndex((one) => isSame(one, chosen.leaf, verse));
  if (from === -1) return uppermost ?? places[0] ?? null;
  return places[from + step] ?? places[from]!;
}
