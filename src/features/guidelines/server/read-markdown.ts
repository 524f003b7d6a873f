import { Lexer, type Token, type Tokens } from 'marked';
import { type Block, type Span, safeHref } from '../guidelines.rules.ts';

/**
 * A text in Markdown as blocks of plain words. Its first heading of the first level is the title. Headings, paragraphs,
 * lists, quotes, links, strong and emphasised words mean something; whatever else there is, HTML included, is read as the
 * words that stand there.
 */
export function readMarkdown(markdown: string): { title: string | null; blocks: Block[] } {
  const tokens = new Lexer({ gfm: true }).lex(markdown);
  const title = tokens.find((token) => token.type === 'heading' && token['depth'] === 1);
  return {
    title: title ? wordsOf(title) : null,
    blocks: tokens.filter((token) => token !== title).flatMap(blocksOf),
  };
}

function blocksOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
      return [];
    case 'heading':
      return [{ kind: 'heading', spans: spansOf(token) }];
    case 'blockquote':
      return blocksIn(token, 'quote');
    case 'list':
      return [
        {
          kind: 'list',
          isNumbered: (token as Tokens.List).ordered,
          items: (token as Tokens.List).items.map((item) => item.tokens.flatMap((one) => spansOf(one))),
        },
      ];
    default:
      return blocksIn(token, 'paragraph');
  }
}

function blocksIn(token: Token, kind: 'paragraph' | 'quote'): Block[] {
  const spans = spansOf(token);
  return spans.some(({ text }) => text.trim() !== '') ? [{ kind, spans }] : [];
}

const PLAIN: Omit<Span, 'text'> = { look: 'plain', href: null };

/** The words of a token and of those within it, each with how it looks and where it leads. */
function spansOf(token: Token, as: Omit<Span, 'text'> = PLAIN): Span[] {
  switch (token.type) {
    case 'strong':
      return within(token, { ...as, look: 'strong' });
    case 'em':
      return within(token, { ...as, look: 'emphasis' });
    case 'link':
      return within(token, { ...as, href: safeHref((token as Tokens.Link).href) });
    case 'br':
    case 'space':
      return [{ ...as, text: '\n' }];
    case 'checkbox':
      return [];
    default:
      return within(token, as);
  }
}

function within(token: Token, as: Omit<Span, 'text'>): Span[] {
  const inner = (token as Tokens.Generic).tokens;
  if (inner && inner.length > 0) return inner.flatMap((one) => spansOf(one, as));
  const text = 'text' in token ? String(token.text) : token.raw;
  return text === '' ? [] : [{ ...as, text }];
}

function wordsOf(token: Token): string {
  return spansOf(token)
    .map(({ text }) => text)
    .join('');
}
