import { beginningOf } from '#contract/beginning-of.ts';
import { DAY_MS } from '#contract/durations.ts';
import { dateText } from '#platform/client/date-text.ts';
import { picturesInWords } from '../post-pictures.rules.ts';
import type { GroupReply } from '../posts.contract.ts';
import { peopleIn } from './group-texts.ts';

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
  const format = (options: Intl.DateTimeFormatOptions) => dateText(at, options);
  if (new Date(at).toDateString() === new Date(now).toDateString()) {
    return format({ hour: 'numeric', minute: '2-digit' });
  }
  if (now - at < 6 * DAY_MS) return format({ weekday: 'short' });
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return format({ day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) });
}

/** The whole of it, for whoever asks: 'Tuesday 24 November 2026 at 14:20'. */
export function saidFully(at: number): string {
  return dateText(at, { dateStyle: 'full', timeStyle: 'short' });
}

/** 'v. 44' of 'ACT.2.44' in a passage of one chapter, 'v. 2:44' where it has several. */
export function verseLabel(verseId: string, chapters: number): string {
  const [, chapter, verse] = verseId.split('.');
  return chapters > 1 ? `v. ${chapter}:${verse}` : `v. ${verse}`;
}

/** A question as a poll is named by it: its first line, at most 100 characters of it. */
export function nameOfPoll(question: string): string {
  const [line = ''] = question.trim().split('\n');
  return beginningOf(line, 100);
}

/** Of an option of a poll: 'chosen by nobody', 'chosen by one person' */
export function chosenBy(votes: number): string {
  return `chosen by ${votes === 0 ? 'nobody' : peopleIn(votes).toLowerCase()}`;
}

/** How many have chosen in a poll: 'Nobody has chosen yet', 'One person has chosen' */
export function votersWords(voters: number): string {
  if (voters === 0) return 'Nobody has chosen yet.';
  return `${peopleIn(voters)} ${voters === 1 ? 'has' : 'have'} chosen`;
}

/** A post as it is read out, with what is to be seen on its pictures, and the options of its poll: 'Look! A picture: the hill'. */
export function readOut({ text, pictures, poll }: Pick<GroupReply, 'text' | 'pictures' | 'poll'>): string {
  const seen = picturesInWords(pictures.map(({ alt }) => alt));
  const options = poll && `A poll: ${poll.options.map((option) => option.text).join(', ')}`;
  return [text, seen, options].filter(Boolean).join(' ');
}
