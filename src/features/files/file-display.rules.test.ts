import { expect, test } from 'vitest';
import { fileKind, kindName, usedText } from './file-display.rules.ts';

test.each([
  ['audio/mpeg', 'sermon.mp3', 'recording'],
  ['video/mp4', 'baptism.mp4', 'video'],
  ['image/webp', 'icon.webp', 'picture'],
  ['application/pdf', 'study.pdf', 'sheet'],
  ['text/plain', 'notes.txt', 'sheet'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'x', 'sheet'],
  ['application/zip', 'songs.zip', 'archive'],
  ['', 'Sunday.M4A', 'recording'],
  ['application/octet-stream', 'talk.key', 'sheet'],
  ['application/octet-stream', 'no-ending', 'file'],
  ['application/octet-stream', 'constructor.constructor', 'file'],
])('%s named %s is a %s', (type, name, kind) => {
  expect(fileKind(type, name)).toBe(kind);
});

test('a kind has a name', () => {
  expect(kindName('sheet')).toBe('Document');
});

test('says how much of the space is used', () => {
  expect(usedText({ bytes: 157_286_400, limitBytes: 10_737_418_240 })).toBe('150 MB of 10 GB used');
});
