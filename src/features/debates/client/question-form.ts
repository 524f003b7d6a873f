import { isBlank } from '#contract/visible-text.ts';
import { editDraft } from '#platform/client/edit-draft.ts';
import { listOf, objectOf, textIn } from '#platform/client/kept-values.ts';
import type { QuestionWords } from '../schedule.contract.ts';

/** A position while it is written; its key comes with what it is called. */
export interface PositionForm {
  title: string;
  short: string;
  says: string;
}

/** A week's question while a moderator writes it. */
export interface QuestionForm {
  question: string;
  about: string;
  positions: readonly PositionForm[];
  passages: QuestionWords['passages'];
}

export const POSITIONS_AT_LEAST = 2;
export const POSITIONS_AT_MOST = 4;

export const NO_POSITION: PositionForm = { title: '', short: '', says: '' };
const NO_PASSAGE = { reference: '', why: '' };

export const NO_QUESTION: QuestionForm = {
  question: '',
  about: '',
  positions: [NO_POSITION, NO_POSITION],
  passages: [NO_PASSAGE, NO_PASSAGE, NO_PASSAGE],
};

/** How what is changed of a week's question is kept until it is saved, for each week apart. */
export function questionDraft(week: string) {
  return editDraft<QuestionForm>({
    name: `debate-question-${week}`,
    fields: {
      question: textIn,
      about: textIn,
      positions: positionsIn,
      passages: passagesIn,
    },
  });
}

const everyPosition = listOf<PositionForm>(objectOf({ title: textIn, short: textIn, says: textIn }));
const everyPassage = listOf<QuestionWords['passages'][number]>(objectOf({ reference: textIn, why: textIn }));

function positionsIn(kept: unknown): PositionForm[] | undefined {
  const positions = everyPosition(kept);
  return positions && positions.length >= POSITIONS_AT_LEAST ? positions : undefined;
}

function passagesIn(kept: unknown): QuestionWords['passages'] | undefined {
  const passages = everyPassage(kept);
  return passages?.length === 3 ? passages : undefined;
}

/** These fields of a question as they are read, each by what it is called. */
export function fieldsInWords(
  { question, about, positions, passages }: QuestionForm,
  fields: readonly (keyof QuestionForm)[],
): { label: string; words: string }[] {
  const texts: Record<keyof QuestionForm, [label: string, words: string]> = {
    question: ['The question', question],
    about: ['What is asked', about],
    positions: ['The positions', lines(positions.map(({ title, says }) => [title, says]))],
    passages: ['The passages', lines(passages.map(({ reference, why }) => [reference, why]))],
  };
  return fields.map((field) => ({ label: texts[field][0], words: texts[field][1] }));
}

/** One line each, of what is written. */
function lines(all: string[][]): string {
  const written = all.map((parts) => parts.filter((part) => !isBlank(part)).join(': '));
  return written.filter((line) => line !== '').join('\n');
}

export function formOf(words: QuestionWords | null): QuestionForm {
  if (words === null) return NO_QUESTION;
  const { question, about, positions, passages } = words;
  return {
    question,
    about,
    positions: positions.map(({ title, short, says }) => ({ title, short, says })),
    passages,
  };
}

/** What is missing or wrong, by the fields' names, which are those of the body: 'positions.0.title'. */
export function problemsOf({ question, about, positions, passages }: QuestionForm): Record<string, string> {
  const problems: Record<string, string> = {};
  const need = (name: string, words: string, problem: string) => {
    if (isBlank(words)) problems[name] = problem;
  };
  need('question', question, 'Please write the question.');
  if (!isBlank(question) && !question.trim().endsWith('?'))
    problems['question'] = 'A question ends with “?”.';
  need('about', about, 'Please say what is asked, and what is not.');
  positions.forEach(({ title, short, says }, index) => {
    need(`positions.${index}.title`, title, 'Please name it as its holders would.');
    need(`positions.${index}.short`, short, 'Please say it in a word or two.');
    need(`positions.${index}.says`, says, 'Please make its best case.');
  });
  passages.forEach(({ reference, why }, index) => {
    need(`passages.${index}.reference`, reference, 'Please name a passage.');
    need(`passages.${index}.why`, why, 'Please say what to look for.');
  });
  return problems;
}

/** What is still said to be wrong after a change: not what was changed itself. */
export function stillWrong(
  problems: Readonly<Record<string, string>>,
  before: QuestionForm,
  after: QuestionForm,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).filter(([name]) => valueAt(before, name) === valueAt(after, name)),
  );
}

/** @param name as `problemsOf` has it: 'positions.0.title' */
function valueAt(form: QuestionForm, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], form);
}

/** As it is sent: each position has a key of its own, from what it is called. */
export function wordsOfForm({ question, about, positions, passages }: QuestionForm): QuestionWords {
  const keys: string[] = [];
  for (const { short } of positions) keys.push(keyFor(short, keys));
  return {
    question: question.trim(),
    about: about.trim(),
    positions: positions.map(({ title, short, says }, index) => ({
      key: keys[index]!,
      title: title.trim(),
      short: short.trim(),
      says: says.trim(),
    })),
    passages: passages.map(({ reference, why }) => ({ reference: reference.trim(), why: why.trim() })),
  };
}

/** 'a gift' is 'a-gift'; what has no Latin letter is counted. */
function keyFor(short: string, taken: readonly string[]): string {
  const letters = short
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 24)
    .replace(/-+$/, '');
  const key = letters === '' ? `position-${taken.length + 1}` : letters;
  return taken.includes(key) ? `${key}-${taken.length + 1}` : key;
}
