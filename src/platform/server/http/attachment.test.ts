import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

test.each([
  ['sermon.mp3', 'sermon.mp3', 'sermon.mp3'],
  ['Psalm 23 (a).txt', 'Psalm 23 (a).txt', 'Psalm%2023%20%28a%29.txt'],
  ['Größe.pdf', 'Gr__e.pdf', 'Gr%C3%B6%C3%9Fe.pdf'],
  ['祈り🙏.txt', '___.txt', '%E7%A5%88%E3%82%8A%F0%9F%99%8F.txt'],
  ['a"; x="b\r\nSet-Cookie: c', 'a_; x=_b__Set-Cookie: c', 'a%22%3B%20x%3D%22b%0D%0ASet-Cookie%3A%20c'],
  ['../../etc/passwd', '.._.._etc_passwd', '..%2F..%2Fetc%2Fpasswd'],
  ['\ud800.txt', '_.txt', '%EF%BF%BD.txt'],
])('%j is saved under a name that no header can be broken with', (name, ascii, encoded) => {
  expect(attachment(name)).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`);
});
