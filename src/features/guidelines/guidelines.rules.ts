export const HOUSE_TEXT_LIMITS = {
  /** Of a church's own file, in bytes: some 20 pages. */
  fileBytes: 64 * 1024,
} as const;

/** Words in a line of a text; a `href` makes them a link. */
export interface Span {
  text: string;
  look: 'plain' | 'strong' | 'emphasis';
  /** `https://…`, `http://…`, `mailto:…`, `tel:…` or a path of this server; null: no link. */
  href: string | null;
}

/** What a text of the house consists of: this much of Markdown, and nothing that a browser could run. */
export type Block =
  | { kind: 'heading'; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'quote'; spans: Span[] }
  | { kind: 'list'; isNumbered: boolean; items: Span[][] };

/** Where a link in a text may lead: a page, a letter, a telephone, or a screen of this server. Else null. */
export function safeHref(href: string): string | null {
  if (/^(https?:\/\/|mailto:|tel:)[^\s]+$/i.test(href)) return href;
  return /^\/(?![/\\])[^\s\\]*$/.test(href) ? href : null;
}

/**
 * What is shown beside 'I agree': the first list, which says what is asked, of each point only the strong words with which it
 * begins; in a text without a list, its beginning.
 */
export function inShort(blocks: readonly Block[]): Block[] {
  const list = blocks.find((block) => block.kind === 'list');
  if (!list) return blocks.filter(({ kind }) => kind === 'paragraph').slice(0, 2);
  const points = list.items.map((spans) => {
    const [first] = spans;
    return first?.look === 'strong' ? [{ ...first, text: first.text.replace(/[.:,;]$/, '') }] : spans;
  });
  return [{ ...list, items: points }];
}
