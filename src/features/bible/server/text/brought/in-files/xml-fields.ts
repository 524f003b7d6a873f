import { readXml } from './read-xml.ts';

const MAX_FIELD_CHARS = 4000;

class Enough extends Error {}

/**
 * The words and attributes of an XML file by their path, as 'osis/osisText/header/work/title' and 'osis/osisText@xml:lang'; of several with
 * one path the first, and '' for none. An element has the words of those in it too.
 * @param until the name of an element after which nothing is looked at
 * @throws ToldReason for what is no XML
 */
export function readXmlFields(
  file: string,
  bytes: Buffer,
  { until }: { until?: string } = {},
): (path: string) => string {
  const fields = new Map<string, string>();
  const open: { path: string; words: string }[] = [];
  try {
    readXml({ file, line: 1 }, bytes, {
      open(name, attributes) {
        const path = [open.at(-1)?.path, name].filter(Boolean).join('/');
        open.push({ path, words: '' });
        for (const [key, value] of Object.entries(attributes))
          if (!fields.has(`${path}@${key}`)) fields.set(`${path}@${key}`, oneLine(value));
      },
      close(name) {
        const { path, words } = open.pop()!;
        if (!fields.has(path)) fields.set(path, oneLine(words));
        if (name === until) throw new Enough();
      },
      text(text) {
        for (const one of open)
          if (one.words.length < MAX_FIELD_CHARS) one.words += text.slice(0, MAX_FIELD_CHARS);
      },
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return (path) => fields.get(path) ?? '';
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_FIELD_CHARS);
}
