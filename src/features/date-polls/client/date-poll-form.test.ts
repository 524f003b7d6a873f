import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  type DatePollDraft,
  datePollForm,
  fieldOf,
  problemsOf,
  withOneMore,
} from './date-poll-form.ts';

const THURSDAY = { day: '2026-11-26', from: '19:00' };
const SATURDAY = { day: '2026-11-28', from: '10:00' };
const EMPTY_ROW = { day: '', from: '19:00' };
const SUPPER: DatePollDraft = {
  title: ' Supper ',
  dates: [THURSDAY, EMPTY_ROW, SATURDAY],
  minutes: '90',
  timezone: '',
  sent: null,
};

describe('a poll that is written', () => {
  it('is sent without empty rows, in the reader’s zone where none is chosen', () => {
    expect(bodyOf(SUPPER, 'Europe/London')).toEqual({
      title: 'Supper',
      minutes: 90,
      timezone: 'Europe/London',
      startsAt: ['2026-11-26T19:00', '2026-11-28T10:00'],
    });
    expect(bodyOf({ ...SUPPER, timezone: 'Asia/Tokyo' }, 'Europe/London').timezone).toBe('Asia/Tokyo');
  });

  it('needs a name, two dates, their times, and each once', () => {
    expect(problemsOf(SUPPER)).toEqual({});
    expect(problemsOf({ ...SUPPER, title: ' ', dates: [THURSDAY, EMPTY_ROW] })).toEqual({
      title: 'Please say what it is.',
      day1: 'Please give two dates at least.',
    });
    expect(problemsOf({ ...SUPPER, dates: [THURSDAY, { ...SATURDAY, from: '' }] })).toEqual({
      from1: 'From when?',
    });
    expect(problemsOf({ ...SUPPER, dates: [THURSDAY, SATURDAY, THURSDAY] })).toEqual({
      day2: 'This one stands above already.',
    });
  });

  it('says what the server says about a date beside its row', () => {
    expect(fieldOf('startsAt.1', SUPPER.dates)).toBe('day2');
    expect(fieldOf('startsAt.0', SUPPER.dates)).toBe('day0');
    expect(fieldOf('startsAt', SUPPER.dates)).toBe('day0');
    expect(fieldOf('title', SUPPER.dates)).toBe('title');
  });

  it('gets one more date on the next day at the same time', () => {
    expect(withOneMore([THURSDAY]).at(-1)).toEqual({ day: '2026-11-27', from: '19:00' });
    expect(withOneMore([{ day: '2026-12-31', from: '08:00' }]).at(-1)).toEqual({
      day: '2027-01-01',
      from: '08:00',
    });
    expect(withOneMore([EMPTY_ROW]).at(-1)).toEqual(EMPTY_ROW);
  });
});

describe('a poll that is kept', () => {
  it('is read as it was written, and nothing is kept of an empty one', () => {
    const draft = { ...SUPPER, sent: { key: 'k', bodies: ['{}'] } };
    expect(datePollForm.parse(datePollForm.serialize(draft))).toEqual(draft);
    expect(datePollForm.serialize(datePollForm.empty)).toBe('');
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    'null',
    '{"dates":[1]}',
    '{"dates":[null,null]}',
    '{"minutes":"7","sent":3}',
  ])('is a form whatever stands in the store: %s', (text) => {
    const { title, dates, minutes, sent } = datePollForm.parse(text);
    expect([title, minutes, sent]).toEqual(['', '120', null]);
    expect(dates.every((one) => one.day === '' && one.from === '19:00')).toBe(true);
  });
});
