import { expect, it } from 'vitest';
import { isFileName, mediaTypeOf, sizeText } from './files.rules.ts';

it.each(['notes.txt', '.hidden', '...', 'my..file', 'תמונה.jpg', 'a b'])('%s is a name', (name) => {
  expect(isFileName(name)).toBe(true);
});

it.each(['a/b', 'a\\b', '/', '.', '..', '../x', 'photo\u202egpj.exe', 'a\u2066b'])('%j is none', (name) => {
  expect(isFileName(name)).toBe(false);
});

it.each([
  ['image/png', 'image/png'],
  [' Text/Plain ; charset=utf-8', 'text/plain'],
  ['application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.text'],
  [undefined, 'application/octet-stream'],
  ['', 'application/octet-stream'],
  ['image', 'application/octet-stream'],
  ['text/html\r\nx: y', 'application/octet-stream'],
  ['-/png', 'application/octet-stream'],
  ['a/b/c', 'application/octet-stream'],
  [`a/${'b'.repeat(127)}`, `a/${'b'.repeat(127)}`],
  [`a/${'b'.repeat(128)}`, 'application/octet-stream'],
])('a type that is declared as %j is taken as %s', (declared, type) => {
  expect(mediaTypeOf(declared)).toBe(type);
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1.26 * 1024 ** 2, '1.3 MB'],
  [700 * 1024 ** 2, '700 MB'],
  [2 * 1024 ** 3, '2 GB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
