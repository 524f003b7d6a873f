import { headerText } from './header-text.ts';

/**
 * The name that another server gives to a file: the one in its `Content-Disposition`, or the last part of the
 * address; 'file' when neither has one. The other server chose it, so it may have any length, script and ending.
 */
export function remoteFileName(disposition: string | undefined, url: URL): string {
  const last = url.pathname.split('/').pop() ?? '';
  const name = nameInDisposition(headerText(disposition ?? '')) ?? decoded(last) ?? last;
  // A path before the name is dropped.
  return name.split(/[/\\]/).pop()?.trim() || 'file';
}

/** `filename*` (RFC 8187) before `filename`, as RFC 6266 says. */
function nameInDisposition(header: string): string | null {
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  const fromExtended = extended === undefined ? null : decoded(extended);
  if (fromExtended !== null) return fromExtended;
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1];
  if (quoted !== undefined) return quoted.replace(/\\(.)/g, '$1');
  return /;\s*filename\s*=\s*([^;\s"]+)/i.exec(header)?.[1] ?? null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
