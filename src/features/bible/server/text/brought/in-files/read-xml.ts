import { SaxesParser } from 'saxes';
import { decodeFile } from './decode-file.ts';
import { type PlaceInFile, toldAt } from './place-in-file.ts';

export type Attributes = Readonly<Record<string, string>>;

export interface XmlReader {
  open(name: string, attributes: Attributes): void;
  /** Also of an element that was empty. */
  close(name: string): void;
  text(text: string): void;
}

const DEEPEST = 100;
const CHARS_PER_WRITE = 64 * 1024;

/**
 * Reads a file of XML from its beginning to its end. Of entities only those are known that XML itself has: none is looked up or made
 * larger, and nothing outside of the file is asked for.
 * @param at is kept at where the reader is
 * @throws ToldReason with the line, for what is not well-formed
 */
export function readXml(at: PlaceInFile, bytes: Buffer, reader: XmlReader): void {
  const text = decodeFile(at.file, bytes);
  const parser = new SaxesParser({ position: true, xmlns: false });
  let depth = 0;
  const place = () => {
    at.line = parser.line;
  };
  parser.on('error', (error) => {
    place();
    throw toldAt(at, `it is not well-formed XML: ${error.message.replace(/^\d+:\d+: /, '').slice(0, 120)}`);
  });
  parser.on('doctype', (doctype) => {
    place();
    if (/<!ENTITY/i.test(doctype)) throw toldAt(at, 'it makes entities of its own, which are not read here.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    place();
    depth += 1;
    if (depth > DEEPEST) throw toldAt(at, 'its elements stand too deep in each other.');
    reader.open(name, attributes);
  });
  parser.on('closetag', ({ name }) => {
    place();
    depth -= 1;
    reader.close(name);
  });
  parser.on('text', (words) => reader.text(words));
  parser.on('cdata', (words) => reader.text(words));
  for (let start = 0; start < text.length; start += CHARS_PER_WRITE)
    parser.write(text.slice(start, start + CHARS_PER_WRITE));
  parser.close();
}
