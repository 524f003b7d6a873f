import { expect, it } from 'vitest';
import { remoteFileName } from './file-name.ts';

const url = new URL('https://example.org/sermons/Psalm%2023.mp3?download=1');

it.each([
  [undefined, 'Psalm 23.mp3'],
  ['attachment', 'Psalm 23.mp3'],
  ['attachment; filename=notes.pdf', 'notes.pdf'],
  ['attachment; filename="a \\"good\\" word.txt"', 'a "good" word.txt'],
  [`attachment; filename="plain.txt"; filename*=UTF-8''%C3%9Cber%20Hiob.txt`, 'Über Hiob.txt'],
  [`attachment; filename="plain.txt"; filename*=UTF-8''%E0%A4%A`, 'plain.txt'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\Windows\\\\system.ini"', 'system.ini'],
  ['attachment; filename="   "', 'file'],
])('%j is called %j', (disposition, name) => {
  expect(remoteFileName(disposition, url)).toBe(name);
});

it.each([
  // As Node gives them: a letter for each byte.
  [
    Buffer.from('attachment; filename="Проповедь о надежде.mp3"').toString('latin1'),
    'Проповедь о надежде.mp3',
  ],
  [Buffer.from('attachment; filename=Übung.pdf').toString('latin1'), 'Übung.pdf'],
  ['attachment; filename="\xdcbung.pdf"', 'Übung.pdf'],
])('reads %j in other scripts, as browsers do', (disposition, name) => {
  expect(remoteFileName(disposition, url)).toBe(name);
});

it('calls a file without any name a file', () => {
  expect(remoteFileName(undefined, new URL('https://example.org/'))).toBe('file');
  expect(remoteFileName(undefined, new URL('https://example.org/%E0%A4%A'))).toBe('%E0%A4%A');
});
