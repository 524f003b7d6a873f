import { ApiError } from '#platform/client/api-error.ts';
import { beforeSending } from '#platform/client/before-sending.ts';
import { inTime } from '#platform/client/lost-line.ts';
import { createQuestion } from '#platform/client/open-question.ts';
import { whenUserGoes } from '#platform/client/shown-user.ts';

/** The words of danger that wait. */
export const helpFirst = createQuestion<readonly string[]>();

/** Words whose author has seen who helps and sent them: another try does not ask again. */
const seen = new Set<string>();

const loadRules = () => import('#features/help/help.rules.ts');

/**
 * From now on whoever is about to send words of danger to others is shown who helps first; they go out with one tap. Composers need
 * nothing for it. Nobody is held back while it cannot be looked up: the words go out then, and help follows.
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

async function lookAt(texts: readonly string[]): Promise<void> {
  const rules = await inTime(loadRules).catch(() => null);
  const words = texts.filter((text) => !seen.has(text) && rules?.findDanger(text));
  if (words.length === 0) return;
  if (!(await helpFirst.ask(words))) throw nothingSent();
  for (const text of words) seen.add(text);
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
