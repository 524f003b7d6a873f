import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { OSIS_BOOKS, ownPlaces } from '#features/bible/server/text/brought/versification.ts';

export interface MadeModule {
  name: string;
  /** OSIS of verses by 'John 3:16' in OSIS's names. */
  verses: Readonly<Record<string, string>>;
  /** More lines of its description, or others in place of the usual ones. */
  conf?: Readonly<Record<string, string>>;
}

/** The files of a small SWORD module of the kind zText, by their path. */
export function swordModule({ name, verses, conf = {} }: MadeModule): Map<string, Buffer> {
  const lines = {
    DataPath: `./modules/texts/ztext/${name.toLowerCase()}/`,
    ModDrv: 'zText',
    SourceType: 'OSIS',
    Encoding: 'UTF-8',
    CompressType: 'ZIP',
    BlockType: 'BOOK',
    Versification: 'KJV',
    Description: `${name} of a test`,
    Lang: 'en',
    DistributionLicense: 'Public Domain',
    ...conf,
  };
  const files = new Map<string, Buffer>();
  const text = Object.entries(lines).map(([key, value]) => `${key}=${value}`);
  files.set(`mods.d/${name.toLowerCase()}.conf`, Buffer.from(`[${name}]\n${text.join('\n')}\n`));
  for (const testament of ['ot', 'nt'] as const) {
    const entries = ownPlaces(lines.Versification, testament).map(({ book, chapter, verse }) =>
      Buffer.from(book < 0 ? '' : (verses[`${OSIS_BOOKS[book]} ${chapter}:${verse}`] ?? '')),
    );
    const packed = deflateSync(Buffer.concat(entries));
    const blocks = Buffer.alloc(12);
    blocks.writeUInt32LE(packed.length, 4);
    const table = Buffer.alloc(entries.length * 10);
    let at = 0;
    for (const [index, entry] of entries.entries()) {
      table.writeUInt32LE(at, index * 10 + 4);
      table.writeUInt16LE(entry.length, index * 10 + 8);
      at += entry.length;
    }
    const folder = path.posix.normalize(lines.DataPath);
    files.set(`${folder}${testament}.bzs`, blocks);
    files.set(`${folder}${testament}.bzv`, table);
    files.set(`${folder}${testament}.bzz`, packed);
  }
  return files;
}

/** Writes a module into a folder as an installer does. */
export function putModule(folder: string, module: MadeModule): void {
  for (const [name, bytes] of swordModule(module)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
}

/** The same files in a ZIP archive. */
export function zipOf(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of files) {
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, place, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}
