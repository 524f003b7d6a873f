import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/client/api-error.ts';
import type { Gathering } from '../gatherings-fields.ts';
import {
  bodyOf,
  changesOf,
  formOf,
  newGatheringForm,
  problemsOf,
  refusedIn,
  withDay,
} from './gathering-form.ts';
import { bringsIn } from './gathering-needs.ts';

const { empty, parse, serialize } = newGatheringForm;
const supper = { ...empty, title: 'Supper and Acts 2', day: '2026-11-26', to: '21:30' };

describe('what is kept of a new one', () => {
  it('is all of it, and nothing of an empty one', () => {
    const draft = {
      ...supper,
      repeats: 'last-weekday' as const,
      brings: 'Soup',
      sent: { key: 'k', bodies: ['{}'] },
    };
    expect(parse(serialize(draft))).toEqual(draft);
    expect(serialize(empty)).toBe('');
  });

  it('is only what such a form can have', () => {
    expect(parse('{"title":3,"repeats":"yearly","place":"Here","sent":{"key":1}}')).toEqual({
      ...empty,
      place: 'Here',
    });
    for (const text of [null, '{', '3']) expect(parse(text)).toEqual(empty);
  });
});

describe('what is sent', () => {
  it('has the clocks of the place, and the reader’s zone unless told', () => {
    expect(bodyOf(supper, 'Europe/London')).toEqual({
      title: 'Supper and Acts 2',
      description: '',
      place: '',
      link: '',
      startsAt: '2026-11-26T19:00',
      endsAt: '2026-11-26T21:30',
      timezone: 'Europe/London',
      seats: null,
      repeat: null,
    });
    const other = bodyOf(
      { ...supper, timezone: 'Asia/Kolkata', repeats: 'weekly', every: '2', seats: '12' },
      'UTC',
    );
    expect(other).toMatchObject({
      timezone: 'Asia/Kolkata',
      seats: 12,
      repeat: { kind: 'weekly', every: 2, until: null },
    });
  });

  it('ends on the next day when it ends before it begins', () => {
    expect(bodyOf({ ...supper, from: '22:00', to: '01:00' }, 'UTC').endsAt).toBe('2026-11-27T01:00');
    expect(bodyOf({ ...supper, endDay: '2026-11-29' }, 'UTC').endsAt).toBe('2026-11-29T21:30');
  });

  it('is only what differs', () => {
    const before = bodyOf(supper, 'UTC');
    const after = bodyOf({ ...supper, repeats: 'weekly', place: 'Hall' }, 'UTC');
    expect(changesOf(before, after)).toEqual({
      place: 'Hall',
      repeat: { kind: 'weekly', every: 1, until: null },
    });
    expect(changesOf(before, { ...before })).toEqual({});
  });
});

it('moves the end and the repetition along with the day', () => {
  expect(withDay({ ...supper, endDay: '2026-11-28', repeats: 'last-weekday' }, '2026-12-01')).toEqual({
    day: '2026-12-01',
    endDay: '2026-12-03',
    repeats: 'weekday',
  });
  expect(withDay(supper, '')).toEqual({ day: '' });
});

it('lasts as long as before once a day that was emptied is chosen anew', () => {
  const camp = { ...supper, endDay: '2026-11-28' };
  const emptied = { ...camp, ...withDay(camp, '') };
  expect(emptied).toMatchObject({ day: '', endDay: '2026-11-28' });
  expect(withDay(emptied, '2026-12-01', camp.day)).toEqual({ day: '2026-12-01', endDay: '2026-12-03' });
});

it('says what is wrong beside its field', () => {
  expect(problemsOf(supper)).toEqual({});
  expect(Object.keys(problemsOf({ ...empty, from: '', to: '' }))).toEqual(['title', 'day', 'from', 'to']);
  expect(problemsOf({ ...supper, title: '\u200b' })).toHaveProperty('title');
  expect(problemsOf({ ...supper, title: '\u200b' }, '\u200b')).toEqual({});
  expect(problemsOf({ ...supper, title: '' }, '')).toHaveProperty('title');
  expect(problemsOf({ ...supper, endDay: '2026-11-25' })).toHaveProperty('to');
  expect(problemsOf({ ...supper, repeats: 'weekly', until: '2026-11-25' })).toHaveProperty('until');
  expect(problemsOf({ ...supper, until: '2026-11-25' })).toEqual({});
  for (const seats of ['0', '1.5', 'ten', '1000'])
    expect(problemsOf({ ...supper, seats })).toHaveProperty('seats');
  expect(problemsOf({ ...supper, link: 'zoom' })).toHaveProperty('link');
});

it('reads what is needed as people paste it', () => {
  expect(bringsIn('- Soup\n\n\u200b\n• Bread \n  Four chairs')).toEqual(['Soup', 'Bread', 'Four chairs']);
});

it('shows a gathering as it is', () => {
  const gathering = {
    title: 'Supper',
    description: '',
    localStart: '2026-11-26T19:00',
    localEnd: '2026-11-26T21:30',
    timezone: 'Europe/London',
    repeat: { kind: 'weekly', every: 2, until: '2027-06-30' },
    place: null,
    link: null,
    needs: ['Soup', 'Bread'],
    seats: 12,
  } as Gathering;
  const form = formOf(gathering);
  expect(form).toMatchObject({
    day: '2026-11-26',
    to: '21:30',
    repeats: 'weekly',
    every: '2',
    until: '2027-06-30',
    brings: 'Soup\nBread',
  });
  expect(bodyOf(form, 'UTC')).toMatchObject({
    endsAt: '2026-11-26T21:30',
    repeat: gathering.repeat,
    seats: 12,
  });
});

describe('what the server refuses', () => {
  const refused = (body: object) =>
    new ApiError({ status: 403, statusText: '', headers: new Headers() }, JSON.stringify(body));
  const links = refused({ code: 'LINKS_NOT_YET', message: 'Links are for later.' });

  it('is said beside its field, also a link, wherever it stands', () => {
    const issues = [
      { path: 'body.startsAt', message: 'Too late.' },
      { path: 'body.brings.2', message: 'Too long.' },
    ];
    const error = refused({ code: 'INVALID_INPUT', issues });
    expect(refusedIn(error, supper, supper.day)).toEqual({ from: 'Too late.', brings: 'Too long.' });
    expect(refusedIn(error, supper, '2026-11-27')).toEqual({ day: 'Too late.', brings: 'Too long.' });
    expect(refusedIn(links, { ...supper, link: 'https://example.org' }, supper.day)).toEqual({
      link: 'Links are for later.',
    });
    expect(
      refusedIn(links, { ...supper, place: 'At www.example.org', brings: 'soup.example.com' }, supper.day),
    ).toEqual({
      place: 'Links are for later.',
      brings: 'Links are for later.',
    });
  });

  it('is nothing of a field where no answer came', () => {
    expect(refusedIn(new Error('no connection'), supper, supper.day)).toEqual({});
  });
});
