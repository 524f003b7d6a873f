/** A piece of marked text: words, or a tag with its attributes. */
export type Piece =
  | { kind: 'words'; words: string }
  | { kind: 'tag'; name: string; isEnd: boolean; isEmpty: boolean; attributes: string };

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * What stands in a text with tags, in its order. A '<' that begins no tag is a word; comments and instructions are left out. Each
 * character is looked at a bounded number of times, whatever the text is.
 */
export function* piecesOf(text: string): Iterable<Piece> {
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<', at);
    if (start !== at) {
      yield { kind: 'words', words: decoded(text.slice(at, start < 0 ? text.length : start)) };
      if (start < 0) return;
    }
    if (text.startsWith('<!--', start)) {
      const end = text.indexOf('-->', start);
      at = end < 0 ? text.length : end + 3;
      continue;
    }
    const end = text.indexOf('>', start);
    if (end < 0) {
      yield { kind: 'words', words: decoded(text.slice(start)) };
      return;
    }
    at = end + 1;
    const inside = text.slice(start + 1, end);
    const tag = /^(\/?)([A-Za-z][\w:.-]*)/.exec(inside);
    if (tag) {
      const [whole, slash, name] = tag;
      const attributes = inside.slice(whole.length);
      yield { kind: 'tag', name: name!, isEnd: slash === '/', isEmpty: inside.endsWith('/'), attributes };
    } else if (!/^[?!]/.test(inside)) yield { kind: 'words', words: decoded(text.slice(start, end + 1)) };
  }
}

/** An attribute's value; '' where it is not there. */
export function attribute(attributes: string, name: string): string {
  for (const [, key, double, single] of attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (key === name) return decoded(double ?? single ?? '');
  return '';
}

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,5});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
