import { describe, expect, it } from 'vitest';
import { changedMeanwhile, withChanges } from '#platform/client/edit-draft.ts';
import { scheduleQuestion } from '../schedule.contract.ts';
import {
  fieldsInWords,
  formOf,
  NO_QUESTION,
  problemsOf,
  type QuestionForm,
  questionDraft,
  stillWrong,
  wordsOfForm,
} from './question-form.ts';

const position = (short: string) => ({ title: `It is ${short}`, short, says: 'Because.' });
const passage = (reference: string) => ({ reference, why: 'What is it for?' });
const form: QuestionForm = {
  question: ' Should a believer keep a day of rest? ',
  about: 'Whether one day in seven is asked of us.',
  positions: [position('a gift'), position('a gift!'), position('Gnade ist größer'), position('恩典')],
  passages: [passage('Mark 2:27'), passage('Exodus 20:8'), passage('Romans 14:5')],
};

describe('a question that is written', () => {
  it('is sent with a key for each position', () => {
    const words = wordsOfForm(form);
    expect(words.question).toBe('Should a believer keep a day of rest?');
    expect(words.positions.map(({ key }) => key)).toEqual([
      'a-gift',
      'a-gift-2',
      'gnade-ist-gro-er',
      'position-4',
    ]);
    expect(scheduleQuestion.body.safeParse(words).success).toBe(true);
    expect(formOf(words).positions).toEqual(form.positions);
  });

  it('says beside each field what is missing', () => {
    expect(problemsOf(form)).toEqual({});
    expect(Object.keys(problemsOf(NO_QUESTION))).toHaveLength(2 + 2 * 3 + 3 * 2);
    expect(problemsOf({ ...form, question: 'Rest is good' })).toEqual({
      question: 'A question ends with “?”.',
    });
  });

  it('forgets what was wrong with a field once it is changed', () => {
    const wrong = { question: 'A question ends with “?”.', 'positions.1.says': 'Please make its best case.' };
    const positions = form.positions.map((one, index) =>
      index === 1 ? { ...one, says: 'It was made for us.' } : one,
    );
    expect(stillWrong(wrong, form, { ...form, positions })).toEqual({
      question: 'A question ends with “?”.',
    });
    expect(stillWrong(wrong, form, { ...form, question: 'Why?' })).toEqual({
      'positions.1.says': 'Please make its best case.',
    });
  });

  it('is kept as it was typed, and what is not of this form is left alone', () => {
    const draft = questionDraft('2026-W50');
    const typed = withChanges(draft.empty, NO_QUESTION, form);
    expect(typed.changed).toEqual(form);
    expect(draft.parse(draft.serialize(typed))).toEqual(typed);
    expect(draft.serialize(draft.empty)).toBe('');
    // As earlier versions kept it.
    expect(draft.parse(JSON.stringify(form)).changed).toEqual(form);
    for (const odd of [null, '', '{', '{"question":1,"positions":[],"passages":[{}]}'])
      expect(draft.parse(odd)).toEqual(draft.empty);
  });

  it('tells what another moderator has changed meanwhile', () => {
    const { empty } = questionDraft('2026-W50');
    const typed = withChanges(empty, form, { about: 'About rest', positions: form.positions.slice(1) });
    const now = { ...form, positions: form.positions.slice(0, 2), question: 'Why?' };
    expect(fieldsInWords(now, changedMeanwhile(now, typed))).toEqual([
      { label: 'The positions', words: 'It is a gift: Because.\nIt is a gift!: Because.' },
    ]);
  });
});
