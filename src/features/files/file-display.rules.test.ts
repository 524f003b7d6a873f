import { expect, test } from 'vitest';
import { fileKind, kindName, narrowName, usedText } from './file-display.rules.ts';

test.each([
  ['audio/mpeg', 'sermon.mp3', 'recording'],
  ['video/mp4', 'baptism.mp4', 'video'],
  ['image/webp', 'icon.webp', 'picture'],
  ['application/pdf', 'study.pdf', 'sheet'],
  ['text/plain', 'notes.txt', 'sheet'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'x', 'sheet'],
  ['application/zip', 'songs.zip', 'archive'],
  ['', 'Sunday.M4A', 'recording'],
  ['application/octet-stream', 'from-a-podcast.mp3', 'recording'],
  ['binary/octet-stream', 'leaflet.PDF', 'sheet'],
  ['application/octet-stream', 'talk.key', 'sheet'],
  ['application/octet-stream', 'no-ending', 'file'],
  ['application/octet-stream', 'constructor.constructor', 'file'],
])('%s named %s is a %s', (type, name, kind) => {
  expect(fileKind(type, name)).toBe(kind);
});

test('a kind has a name', () => {
  expect(kindName('sheet')).toBe('Document');
});

test.each([
  ['Psalm 23.mp3', 'Psalm 23.mp3'],
  [
    'Sunday evening in St Mary, the Gospel of John, part 1 of 2.mp3',
    'Sunday evening in St Mary, t…hn, part 1 of 2.mp3',
  ],
  [
    'Sunday evening in St Mary, the Gospel of John, part 2 of 2.mp3',
    'Sunday evening in St Mary, t…hn, part 2 of 2.mp3',
  ],
  [`${'👩‍👩‍👧'.repeat(60)}.png`, `${'👩‍👩‍👧'.repeat(28)}…${'👩‍👩‍👧'.repeat(15)}.png`],
  ['x'.repeat(48), 'x'.repeat(48)],
])('%s is %s on a narrow screen', (name, shown) => {
  expect(narrowName(name)).toBe(shown);
});

test('says how much of the space is used', () => {
  expect(usedText({ bytes: 157_286_400, limitBytes: 10_737_418_240 })).toBe('150 MB of 10 GB used');
});
