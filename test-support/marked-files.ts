import { BOOKS } from '#features/bible/books.rules.ts';
import { OSIS_BOOKS } from '#features/bible/server/text/brought/versification.ts';
import { type Block, type Span, spansOf } from '#features/bible/server/text/translation.ts';

/** Chapters of a book as ours are, by their number. */
export interface MadeBook {
  /** Among our 66. */
  book: number;
  chapters: ReadonlyMap<number, readonly Block[]>;
}

/** How a form writes what a chapter has. */
interface Form {
  title: (text: string) => string;
  paragraph: (inside: string) => string;
  stanza: (lines: string) => string;
  line: (inside: string, level: number) => string;
  verse: (label: string, place: string) => string;
  endVerse: (place: string) => string;
  span: (span: Span) => string;
}

function chapterIn(form: Form, place: string, blocks: readonly Block[]): string {
  const spans = blocks.flatMap(spansOf);
  const nextOf = (span: Span) => spans[spans.indexOf(span) + 1];
  const inside = (list: readonly Span[]) =>
    list
      .map((span, index) => {
        const at = `${place}.${span.verse}`;
        const start = span.isStart ? form.verse(span.own ?? String(span.verse), at) : '';
        const space = index === 0 || span.isStart || span.isJoined ? '' : ' ';
        const next = nextOf(span);
        const end = next === undefined || next.isStart ? form.endVerse(at) : '';
        return `${space}${start}${form.span(span)}${end}`;
      })
      .join('');
  return blocks
    .map((block) => {
      if (block.type === 'title') return form.title(block.text);
      if (block.type === 'paragraph') return form.paragraph(inside(block.spans));
      if (block.type !== 'poetry') return '';
      const lines = block.lines.map((line) => form.line(inside(line.spans), line.isIndented ? 2 : 1));
      return form.stanza(lines.join(''));
    })
    .join('');
}

/** A book as somebody would write it in USFM. */
export function usfmOf({ book, chapters }: MadeBook): string {
  const form: Form = {
    title: (text) => `\\d ${text}\n`,
    paragraph: (inside) => `\\p\n${inside}\n`,
    stanza: (lines) => `\\b\n${lines}`,
    line: (inside, level) => `\\q${level} ${inside}\n`,
    verse: (label) => `\n\\v ${label} `,
    endVerse: () => '',
    span: ({ text, isJesus, isAdded, notes = [] }) => {
      const added = isAdded ? `\\add ${text}\\add*` : text;
      const words = isJesus ? `\\wj ${added.replaceAll('\\add', '\\+add')}\\wj*` : added;
      return words + notes.map((note) => `\\f + \\fr 1:1 \\ft ${note}\\f*`).join('');
    },
  };
  const parts = [...chapters].map(([number, blocks]) => `\\c ${number}\n${chapterIn(form, '', blocks)}`);
  return `\\id ${BOOKS[book]!.id} of a test\n\\h ${BOOKS[book]!.name}\n\\mt1 ${BOOKS[book]!.name}\n${parts.join('')}`;
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The same in USX 3. */
export function usxOf({ book, chapters }: MadeBook): string {
  const form: Form = {
    title: (text) => `  <para style="d">${xml(text)}</para>\n`,
    paragraph: (inside) => `  <para style="p">\n    ${inside}</para>\n`,
    stanza: (lines) => `  <para style="b"/>\n${lines}`,
    line: (inside, level) => `  <para style="q${level}">${inside}</para>\n`,
    verse: (label, place) => `<verse number="${label}" style="v" sid="${place}"/>`,
    endVerse: (place) => `<verse eid="${place}"/>`,
    span: ({ text, isJesus, isAdded, notes = [] }) => {
      const added = isAdded ? `<char style="add">${xml(text)}</char>` : xml(text);
      const words = isJesus ? `<char style="wj">${added}</char>` : added;
      const note = (one: string) =>
        `<note caller="+" style="f"><char style="fr">1:1 </char><char style="ft">${xml(one)}</char></note>`;
      return words + notes.map(note).join('');
    },
  };
  const { id } = BOOKS[book]!;
  const parts = [...chapters].map(
    ([number, blocks]) =>
      `<chapter number="${number}" style="c" sid="${id} ${number}"/>\n${chapterIn(form, `${id} ${number}`, blocks)}<chapter eid="${id} ${number}"/>\n`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n<usx version="3.0">\n<book code="${id}" style="id">of a test</book>\n<para style="h">A name</para>\n${parts.join('')}</usx>\n`;
}

/** Some books in one file of OSIS, with verses as marks. @param header what the work says of itself */
export function osisOf(books: readonly MadeBook[], header = '<title>OSIS of a test</title>'): string {
  const form: Form = {
    title: (text) => `<title type="psalm">${xml(text)}</title>\n`,
    paragraph: (inside) => `<p>${inside}</p>\n`,
    stanza: (lines) => `<lg>${lines}</lg>\n`,
    line: (inside, level) => `<l level="${level}">${inside}</l>\n`,
    verse: (label, place) => {
      const [chapter] = /^.*\./.exec(place)!;
      const id = label
        .split('-')
        .map((one) => `${chapter}${one}`)
        .join(' ');
      return `<verse osisID="${id}" sID="${place}"/>`;
    },
    endVerse: (place) => `<verse eID="${place}"/>`,
    span: ({ text, isJesus, isAdded, notes = [] }) => {
      const added = isAdded ? `<transChange type="added">${xml(text)}</transChange>` : xml(text);
      const words = isJesus ? `<q who="Jesus" marker="">${added}</q>` : added;
      return words + notes.map((note) => `<note>${xml(note)}</note>`).join('');
    },
  };
  const parts = books.map(({ book, chapters }) => {
    const id = OSIS_BOOKS[book]!;
    const inside = [...chapters].map(
      ([number, blocks]) =>
        `<chapter osisID="${id}.${number}">\n${chapterIn(form, `${id}.${number}`, blocks)}</chapter>\n`,
    );
    return `<div type="book" osisID="${id}"><title type="main">A name</title>\n${inside.join('')}</div>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<osis xmlns="http://www.bibletechnologies.net/2003/OSIS/namespace">\n<osisText osisIDWork="Test" xml:lang="en"><header><work osisWork="Test">${header}</work></header>\n${parts.join('')}</osisText></osis>\n`;
}
