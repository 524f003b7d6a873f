import { ApiError } from '#platform/client/api-error.ts';
import { type AfterSending, beforeSending } from '#platform/client/before-sending.ts';
import { inTime } from '#platform/client/lost-line.ts';
import { createQuestion } from '#platform/client/open-question.ts';
import { shownUser, whenUserGoes } from '#platform/client/shown-user.ts';

/** Words of danger: those that wait until their author has seen who helps, or that were just sent. */
export interface DangerShown {
  words: readonly string[];
  isSent: boolean;
}

export const helpShown = createQuestion<DangerShown>();

/** Words whose author has seen who helps, and went on: another try does not ask again. */
const seen = new Set<string>();

type Rules = typeof import('#features/help/help.rules.ts');
let rules: Rules | null = null;

async function loadRules(): Promise<Rules> {
  rules = await import('#features/help/help.rules.ts');
  return rules;
}

/**
 * From now on whoever is about to send words of danger to others is shown who helps first; they go out with one tap. Composers need
 * nothing for it, nor for showing it after, which the answers of most say to them (`needsHelp`). Nobody is held back while it cannot be
 * looked up: the words go out then, and help follows.
 */
export function showHelpFirst(): void {
  whenUserGoes(() => seen.clear());
  window.addEventListener('focusin', loadAhead, { passive: true });
  // Whoever writes before the page has come to life is in the field already.
  if (document.activeElement) loadAhead({ target: document.activeElement });
  beforeSending(({ takesWords }, body) => (takesWords ? lookAt(textsIn(newWords(body))) : null));
}

/** Ends what is shown; what waits for it is sent where they go on. */
export function endHelp(goesOn: boolean): void {
  if (goesOn) for (const text of helpShown.current()?.words ?? []) seen.add(text);
  helpShown.settle(goesOn);
}

/** Whoever writes has the words that are looked for by the time that they send theirs. */
function loadAhead({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof Element && target.matches('textarea, input[type="text"]'))) return;
  if (!navigator.onLine) return;
  window.removeEventListener('focusin', loadAhead);
  loadRules().catch(() => window.addEventListener('focusin', loadAhead, { passive: true }));
}

/** Null: it is sent at once. Where nothing was written, nothing is waited for: 'Come in' outlives its page. */
function lookAt(texts: readonly string[]): Promise<AfterSending | null> | null {
  const author = shownUser();
  if (rules === null)
    return texts.some((text) => /\s/.test(text.trim())) ? lookOnceLoaded(texts, author) : null;
  const words = dangerIn(rules, texts);
  return words.length === 0 ? null : showFirst(words, author);
}

async function lookOnceLoaded(texts: readonly string[], author: string): Promise<AfterSending | null> {
  const loaded = await inTime(loadRules).catch(() => null);
  if (loaded === null) return (answer) => void lookAfterwards(texts, answer, author);
  const words = dangerIn(loaded, texts);
  return words.length === 0 ? null : showFirst(words, author);
}

/** The line that did not bring the rules has just brought an answer. */
async function lookAfterwards(texts: readonly string[], answer: unknown, author: string): Promise<void> {
  const loaded = await inTime(loadRules).catch(() => null);
  const words = loaded === null ? [] : dangerIn(loaded, texts);
  if (words.length > 0) showAfter(words, answer, author);
}

function dangerIn({ findDanger }: Rules, texts: readonly string[]): string[] {
  return texts.filter((text) => findDanger(text) !== null);
}

async function showFirst(words: readonly string[], author: string): Promise<AfterSending> {
  const unseen = words.filter((text) => !seen.has(text));
  if (unseen.length > 0 && !(await ask({ words: unseen, isSent: false }, author))) throw nothingSent();
  return (answer) => showAfter(words, answer, author);
}

/** Where the answer says it, the screen shows help itself; else it is shown over the page that the screen leads to. */
function showAfter(words: readonly string[], answer: unknown, author: string): void {
  const isTold = typeof answer === 'object' && answer !== null && 'needsHelp' in answer;
  if (!isTold) setTimeout(() => ask({ words, isSent: true }, author));
}

/** Each is asked about their own words, one after the other; nobody is shown those of whoever was here before. */
async function ask(shown: DangerShown, author: string): Promise<boolean> {
  while (helpShown.current() !== null) await helpShown.ask(shown);
  return author === shownUser() && helpShown.ask(shown);
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
