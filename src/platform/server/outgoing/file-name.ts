/**
 * What another server calls a file: the name in its `Content-Disposition`, or the last part of the address; 'file' when
 * neither has one. It is that server's word: it may be of any length, in any script, and end in anything.
 */
export function remoteFileName(disposition: string | undefined, url: URL): string {
  const last = url.pathname.split('/').pop() ?? '';
  const name = nameInDisposition(disposition ?? '') ?? decoded(last) ?? last;
  // A path in the name is for nobody's use.
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
