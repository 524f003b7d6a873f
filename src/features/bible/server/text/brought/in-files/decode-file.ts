import { ToldReason } from '../told-reason.ts';
import { shown } from './place-in-file.ts';

/**
 * A file's text: UTF-8, or UTF-16 with its mark.
 * @throws ToldReason for other letters, which nobody should have to guess
 */
export function decodeFile(file: string, bytes: Buffer): string {
  const isUtf16 = bytes.length > 1 && (bytes.readUInt16BE(0) === 0xfffe || bytes.readUInt16BE(0) === 0xfeff);
  const name = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ToldReason(`${shown(file)}: it is not written in UTF-8.`, { cause });
  }
}
