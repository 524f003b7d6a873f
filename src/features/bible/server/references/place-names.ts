import { BOOKS } from '../../books.rules.ts';
import { formatReference, type Reference } from '../text/references.ts';

/** What a place is called: 'Psalm 23', 'Matthew 5–7', 'John 3:16–18', 'Genesis 1:31–2:3', 'Romans 8:28 ff.' */
export function nameOfPlace({ book, chapter, from, endChapter, to }: Reference): string {
  if (from === null && to === null) {
    const whole = `${BOOKS[book]!.citation} ${chapter}`;
    return chapter === endChapter ? whole : `${whole}–${endChapter}`;
  }
  const start = formatReference(book, chapter, from ?? 1);
  if (endChapter !== chapter) return `${start}–${to === null ? endChapter : `${endChapter}:${to}`}`;
  if (to === null) return `${start} ff.`;
  return to === (from ?? 1) ? start : `${start}–${to}`;
}

/** The screen that opens at a place: '/bible/JHN/3/16-18'. */
export function pathOfPlace({ book, chapter, from, endChapter, to }: Reference): string {
  const path = `/bible/${BOOKS[book]!.id}/${chapter}`;
  if (from === null && (to === null || endChapter !== chapter)) return path;
  const first = from ?? 1;
  const last = endChapter === chapter && to !== null && to > first ? `-${to}` : '';
  return `${path}/${first}${last}`;
}
