/** The address of the script that this page began with; each build has another. Null where a page has none. */
export function ownScript(): string | null {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.src ?? null;
}

/** Whoever waits for what else is wanted waits for this, too. */
const ASKED_FOR_MS = 10_000;

/** A page that has just come is not loaded again by itself: it would go on for ever where two versions answer in turn. */
const OPEN_FOR_MS = 10_000;

/**
 * Whether the server has another version than this page, which was open during an upgrade: the page's own script is not there any
 * more, and so are others that it has not needed yet. False also when nobody answers.
 */
export async function isOfFormerVersion(): Promise<boolean> {
  const script = ownScript();
  if (script === null) return false;
  try {
    const signal = AbortSignal.timeout(ASKED_FOR_MS);
    return (await fetch(script, { method: 'HEAD', cache: 'no-store', signal })).status === 404;
  } catch {
    return false;
  }
}

/** Loads the page again, as what the server has now, where it is of a former version. Resolves with whether it does. */
export async function becomeNewVersion(): Promise<boolean> {
  if (performance.now() < OPEN_FOR_MS || !(await isOfFormerVersion())) return false;
  window.location.reload();
  return true;
}
