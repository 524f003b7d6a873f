import { beginningOf } from '#contract/beginning-of.ts';
import { letterText } from '#features/people/letter-text.rules.ts';

/** The letter names so many at most, and says that there are more. */
const LETTER_LINES = 8;
const LONGEST_LINE = 120;

/** One thing that a letter tells. */
export interface LetterLine {
  title: string;
  text: string | null;
}

/**
 * The weekly letter: how many things wait, and the first line of each, as its reader may see them now. Plain text.
 * @param isAll `lines` are all that wait
 */
export function weeklyLetterText({
  firstName,
  lines,
  isAll,
  listUrl,
  stopUrl,
}: {
  firstName: string;
  lines: readonly LetterLine[];
  isAll: boolean;
  listUrl: string;
  stopUrl: string;
}): { subject: string; text: string } {
  const count = isAll ? String(lines.length) : `more than ${lines.length - 1}`;
  const things = lines.length === 1 ? 'One thing waits' : `${count} things wait`;
  const told = lines.slice(0, LETTER_LINES).map((line) => `  – ${lineOf(line)}`);
  const more = lines.length > LETTER_LINES ? ['  – and more'] : [];
  const paragraphs = [
    `${capital(things)} for you from this week. There is no hurry.`,
    [...told, ...more].join('\n'),
    `All of it: ${listUrl}`,
    `You get this letter on Saturdays because you chose it. To end it: ${stopUrl}`,
  ];
  return { subject: 'Your week at Lampstand', text: letterText(firstName, paragraphs) };
}

function lineOf({ title, text }: LetterLine): string {
  const said = inEnglish(unlinked(firstLine(title)));
  const words = firstLine(text ?? '');
  if (words === '') return said;
  return `${said}${/[.?!…]$/.test(title) ? '' : ':'} ${apart(words)}`;
}

/** Programs for mail make a link of whatever looks like one, and a name in a title may: a dot is never followed by a letter. */
function unlinked(title: string): string {
  return title.replace(/\.(?=\p{L})/gu, '. ');
}

const RUNS_OTHERWISE =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u202a-\u202e\u2066-\u2069]/u;

/** What runs from right to left is set apart by marks that nobody sees: else it and the words after it change places. */
function apart(words: string): string {
  return RUNS_OTHERWISE.test(words) ? `\u2068${words}\u2069` : words;
}

/** A sentence of ours runs from left to right, also where it begins with a name that does not. */
function inEnglish(sentence: string): string {
  return RUNS_OTHERWISE.test(sentence) ? `\u2066${sentence}\u2069` : sentence;
}

/** What stands before the first line break, shortened; nobody's words begin a line of ours. */
function firstLine(words: string): string {
  const [line = ''] = words.split(/[\r\n\u2028\u2029]/);
  return beginningOf(line.trim(), LONGEST_LINE);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
