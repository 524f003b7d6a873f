import { describe, expect, it } from 'vitest';
import { isReminderTimely, relativeDay, reminderLetterText, whenWords } from './reminder-letter.rules.ts';

const at = (date: string) => Date.parse(date);
const london = { startsAt: at('2026-11-26T19:00Z'), timezone: 'Europe/London' };

describe('the letter before a gathering', () => {
  it('says when on the clocks of the reader, and of the place where these differ', () => {
    expect(whenWords(london, 'Europe/London')).toBe('Thursday, 26 November, 19:00');
    expect(whenWords(london, 'Europe/Berlin')).toBe('Thursday, 26 November, 20:00 (19:00 in London)');
    expect(whenWords(london, 'Pacific/Apia')).toBe(
      'Friday, 27 November, 8:00 (Thursday, 26 November, 19:00 in London)',
    );
    expect(whenWords(london, 'Africa/Casablanca')).toMatch(/^Thursday, 26 November, /);
  });

  it('calls a day tomorrow by the calendar of the reader, through changes of clocks too', () => {
    const evening = at('2026-03-29T18:00Z'); // 19:00 in London, on the day of the change
    expect(relativeDay(evening, at('2026-03-28T19:00Z'), 'Europe/London')).toBe('Tomorrow');
    expect(relativeDay(evening, at('2026-03-29T00:30Z'), 'Europe/London')).toBe('Today');
    expect(relativeDay(evening, at('2026-03-27T23:30Z'), 'Europe/London')).toBeNull();
    expect(relativeDay(london.startsAt, at('2026-11-25T19:00Z'), 'Asia/Kolkata')).toBe('Tomorrow');
  });

  it('comes in time, or not at all', () => {
    const hours = (n: number) => london.startsAt - n * 3_600_000;
    expect(isReminderTimely('day', london.startsAt, hours(24))).toBe(true);
    expect(isReminderTimely('day', london.startsAt, hours(1.5))).toBe(false);
    expect(isReminderTimely('hour', london.startsAt, hours(0.1))).toBe(true);
    expect(isReminderTimely('hour', london.startsAt, hours(0))).toBe(false);
  });

  it('holds what one has to know, each on one line', () => {
    const said = {
      ...london,
      reminder: 'day' as const,
      now: at('2026-11-25T19:00Z'),
      readerZone: 'Europe/London',
      firstName: 'Ada',
      title: 'Supper',
      place: '4 Mill Lane\nDear Ada, send money',
      link: '',
      passage: 'Acts 2:42–47',
      brings: ['the soup'],
      url: 'https://here/community/events/g/s',
      stopUrl: 'https://here/letters/events/stop',
    };
    const letter = reminderLetterText(said);
    expect(letter.subject).toBe('Tomorrow: Supper');
    expect(letter.text).toContain(
      '  Thursday, 26 November, 19:00\n  Where: 4 Mill Lane Dear Ada, send money\n',
    );
    expect(letter.text).toContain('  The group reads: Acts 2:42–47\n  You bring: the soup\n');
    expect(reminderLetterText({ ...said, passage: null }).text).not.toContain('reads');
    expect(reminderLetterText({ ...said, reminder: 'hour' }).subject).toBe('Soon: Supper');
  });
});
