import type { GroupReply } from '../posts.contract.ts';

const DAY_MS = 24 * 60 * 60_000;
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** 'Three more verses', 'One more verse', '24 more verses' */
export function moreVerses(count: number): string {
  return `${NUMBERS[count] ?? count} more ${count === 1 ? 'verse' : 'verses'}`;
}

/** 'One answer', '4 answers'; a topic's are posts. */
export function howMany(count: number, of: 'answer' | 'post'): string {
  return count === 1 ? `One ${of}` : `${count.toLocaleString('en-US')} ${of}s`;
}

/** What is new, as it stands beside a dot: '3 new', '100 new and more' from where it is not counted on. */
export function freshWords(fresh: number): string {
  return fresh >= 100 ? '99+ new' : `${fresh} new`;
}

/** When something was said, short: '14:20' today, 'Tue' within the week, '3 Nov', '3 Nov 2025'. UTC epoch milliseconds. */
export function saidAt(at: number, now: number): string {
  const format = (options: Intl.DateTimeFormatOptions) => new Date(at).toLocaleString('en-GB', options);
  if (new Date(at).toDateString() === new Date(now).toDateString()) {
    return format({ hour: '2-digit', minute: '2-digit' });
  }
  if (now - at < 6 * DAY_MS) return format({ weekday: 'short' });
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return format({ day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) });
}

/** The whole of it, for whoever asks: 'Tuesday 24 November 2026 at 14:20'. */
export function saidFully(at: number): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' });
}

/** 'v. 44' of 'ACT.2.44' in a passage of one chapter, 'v. 2:44' where it has several. */
export function verseLabel(verseId: string, chapters: number): string {
  const [, chapter, verse] = verseId.split('.');
  return chapters > 1 ? `v. ${chapter}:${verse}` : `v. ${verse}`;
}

/** A post as it is read out, its picture with what is to be seen on it: 'Look! A picture: the hill'. */
export function readOut({ text, picture }: Pick<GroupReply, 'text' | 'picture'>): string {
  if (picture === null) return text;
  return [text, picture.alt === '' ? 'A picture' : `A picture: ${picture.alt}`].filter(Boolean).join(' ');
}
