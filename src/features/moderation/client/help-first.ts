import { ApiError } from '#platform/client/api-error.ts';
import { type AfterSending, beforeSending } from '#platform/client/before-sending.ts';
import { inTime } from '#platform/client/lost-line.ts';
import { createQuestion } from '#platform/client/open-question.ts';
import { whenUserGoes } from '#platform/client/shown-user.ts';

/** Words of danger: those that wait until their author has seen who helps, or that were just sent. */
export interface DangerShown {
  words: readonly string[];
  isSent: boolean;
}

export const helpShown = createQuestion<DangerShown>();

/** Words whose author has seen who helps and sent them: another try does not ask again. */
const seen = new Set<string>();

const loadRules = () => import('#features/help/help.rules.ts');

/**
 * From now on whoever is about to send words of danger to others is shown who helps first; they go out with one tap. Composers need
 * nothing for it, nor for showing it after, which the answers of most say to them (`needsHelp`). Nobody is held back while it cannot be looked up: the words go out then, and help follows.
 */
export function showHelpFirst(): void {
  whenUserGoes(() => seen.clear());
  window.addEventListener('focusin', loadAhead, { passive: true });
  beforeSending(({ takesWords }, body) => (takesWords ? lookAt(textsIn(newWords(body))) : null));
}

/** Whoever writes has the words that are looked for by the time that they send theirs. */
function loadAhead({ target }: FocusEvent): void {
  if (!(target instanceof Element && target.matches('textarea, input[type="text"]'))) return;
  window.removeEventListener('focusin', loadAhead);
  loadRules().catch(() => window.addEventListener('focusin', loadAhead, { passive: true }));
}

async function lookAt(texts: readonly string[]): Promise<AfterSending | null> {
  const rules = await inTime(loadRules).catch(() => null);
  const words = texts.filter((text) => rules?.findDanger(text));
  if (words.length === 0) return null;
  const unseen = words.filter((text) => !seen.has(text));
  if (unseen.length > 0 && !(await helpShown.ask({ words: unseen, isSent: false }))) throw nothingSent();
  for (const text of words) seen.add(text);
  return (answer) => {
    if (!isToldByServer(answer)) showAfter(words);
  };
}

/** Its screen shows help itself then. */
function isToldByServer(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'needsHelp' in answer;
}

/** Over the page that it leads to. */
function showAfter(words: readonly string[]): void {
  setTimeout(() => helpShown.ask({ words, isSent: true }));
}

function nothingSent(): ApiError {
  const message = 'Nothing was sent. Your words are still here.';
  return new ApiError({ status: 409, statusText: '', headers: new Headers() }, JSON.stringify({ message }));
}

/** Without what stood there before, which nobody wrote now. */
function newWords({ basedOn: _, ...words }: { basedOn?: unknown }): object {
  return words;
}

/** All that is written in a body, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
