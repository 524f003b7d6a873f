import { expect, it } from 'vitest';
import { changedMeanwhile, withChanges } from '#platform/client/edit-draft.ts';
import { changedGatheringForm, fieldsInWords } from './gathering-edit.ts';
import { newGatheringForm } from './gathering-form.ts';

const form = changedGatheringForm('g', '2026-11-26T19:00');
const { brings: _, sent: __, ...blank } = newGatheringForm.empty;
const supper = {
  ...blank,
  title: 'Supper',
  day: '2026-11-26',
  endDay: '2026-11-26',
  timezone: 'UTC',
  brings: 'Bread',
};

it('keeps changes for each occurrence apart', () => {
  expect(form.name).toBe('gathering-g-2026-11-26T1900');
  const lunch = withChanges(form.empty, supper, { title: 'Lunch', place: 'The kitchen' });
  expect(form.parse(form.serialize(lunch))).toEqual(lunch);
  expect(form.serialize(form.empty)).toBe('');
  // As earlier versions kept it.
  expect(form.parse('{"title":"Lunch","repeats":"yearly","seats":3}').changed).toEqual({ title: 'Lunch' });
});

it('tells in words what another host has changed meanwhile', () => {
  const edited = withChanges(form.empty, supper, {
    title: 'Lunch',
    day: '2026-11-27',
    repeats: 'weekly',
    every: '3',
  });
  const now = { ...supper, title: 'Breakfast', day: '2026-12-03', repeats: 'weekly' as const, every: '2' };
  const needed = withChanges(form.empty, supper, { brings: 'Rice' });
  const other = { ...supper, brings: 'Bread\n- Salad' };
  expect(fieldsInWords(other, changedMeanwhile(other, needed), '2026-11-26')).toEqual([
    { label: 'What is needed each time', words: 'Bread, Salad' },
  ]);
  expect(fieldsInWords(now, changedMeanwhile(now, edited), '2026-11-26')).toEqual([
    { label: 'What is it?', words: 'Breakfast' },
    { label: 'Day', words: 'Thursday 3 December' },
    { label: 'How often?', words: 'Every second Thursday' },
  ]);
});
