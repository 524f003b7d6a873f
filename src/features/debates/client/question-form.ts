import type { DraftForm } from '#platform/client/use-kept-draft.ts';
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

/** What was typed and not saved; null: nothing was changed. */
export interface QuestionDraft {
  form: QuestionForm | null;
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

export function questionDraft(week: string): DraftForm<QuestionDraft> {
  return {
    name: `debate-question-${week}`,
    empty: { form: null },
    serialize: ({ form }) => (form === null ? '' : JSON.stringify(form)),
    parse: (text) => ({ form: formIn(text) }),
  };
}

/** Null for whatever was not written by this form. */
function formIn(text: string | null): QuestionForm | null {
  try {
    const { question, about, positions, passages } = JSON.parse(text ?? '') as QuestionForm;
    const isWhole =
      [question, about].every((words) => typeof words === 'string') &&
      positions.every(({ title, short, says }) =>
        [title, short, says].every((words) => typeof words === 'string'),
      ) &&
      passages.every(({ reference, why }) => [reference, why].every((words) => typeof words === 'string'));
    const hasItsPlaces = positions.length >= POSITIONS_AT_LEAST && passages.length === 3;
    return isWhole && hasItsPlaces ? { question, about, positions, passages } : null;
  } catch {
    return null;
  }
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
    if (words.trim() === '') problems[name] = problem;
  };
  need('question', question, 'Please write the question.');
  if (question.trim() !== '' && !question.trim().endsWith('?'))
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
