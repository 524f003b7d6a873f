import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';

export interface MadeLexicon {
  name: string;
  language: 'hebrew' | 'greek';
  /** TEI of entries by their keys: '00026'; as bytes where they are not UTF-8. */
  entries: Readonly<Record<string, string | Buffer>>;
  /** More lines of its description, or others in place of the usual ones. */
  conf?: Readonly<Record<string, string>>;
}

/** The files of a small SWORD lexicon of the kind zLD, by their path; each two entries are packed together. */
export function swordLexicon({ name, language, entries, conf = {} }: MadeLexicon): Map<string, Buffer> {
  const folder = `modules/lexdict/zld/${name.toLowerCase()}/dict`;
  const lines = {
    DataPath: `./${folder}`,
    ModDrv: 'zLD',
    CompressType: 'ZIP',
    Feature: language === 'greek' ? 'GreekDef' : 'HebrewDef',
    ...conf,
  };
  const parts = { idx: [] as Buffer[], dat: [] as Buffer[], zdx: [] as Buffer[], zdt: [] as Buffer[] };
  const lengthOf = (list: readonly Buffer[]) => list.reduce((sum, one) => sum + one.length, 0);
  const all = Object.entries(entries);
  for (let i = 0; i < all.length; i += 2) {
    const pair = all.slice(i, i + 2);
    const block = packed(
      pair.map(([, markup]) =>
        Buffer.concat([typeof markup === 'string' ? Buffer.from(markup) : markup, Buffer.alloc(1)]),
      ),
    );
    for (const [number, [key]] of pair.entries()) {
      const entry = Buffer.concat([Buffer.from(`${key}\r\n`), integers(parts.zdx.length, number)]);
      parts.idx.push(integers(lengthOf(parts.dat), entry.length));
      parts.dat.push(entry, Buffer.from('\r\n'));
    }
    parts.zdx.push(integers(lengthOf(parts.zdt), block.length));
    parts.zdt.push(block);
  }
  const text = Object.entries(lines).map(([key, value]) => `${key}=${value}`);
  return new Map([
    [`mods.d/${name.toLowerCase()}.conf`, Buffer.from(`[${name}]\n${text.join('\n')}\n`)],
    ...Object.entries(parts).map(([kind, list]) => [`${folder}.${kind}`, Buffer.concat(list)] as const),
  ]);
}

function packed(entries: readonly Buffer[]): Buffer {
  let at = 4 + entries.length * 8;
  const places = entries.map((entry) => {
    const place = integers(at, entry.length);
    at += entry.length;
    return place;
  });
  return deflateSync(Buffer.concat([integers(entries.length), ...places, ...entries]));
}

function integers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) bytes.writeUInt32LE(value, i * 4);
  return bytes;
}

/** Writes a lexicon into a folder as an installer does. */
export function putLexicon(folder: string, lexicon: MadeLexicon): void {
  for (const [name, bytes] of swordLexicon(lexicon)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
}
