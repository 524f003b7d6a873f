import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Sent } from './create-once.ts';
import { draftForm, sentIn } from './draft-form.ts';
import { booleanIn, oneOf, orNull, textIn, textsIn } from './kept-values.ts';

interface Draft {
  text: string;
  forDay: string | null;
  every: 'day' | 'week';
  isAnonymous: boolean | null;
  cites: readonly string[];
  sent: Sent | null;
}

const EMPTY: Draft = { text: '', forDay: null, every: 'week', isAnonymous: null, cites: [], sent: null };
const options = {
  name: 'claim',
  empty: EMPTY,
  fields: {
    text: textIn,
    forDay: orNull(textIn),
    every: oneOf<Draft['every']>(['day', 'week']),
    isAnonymous: orNull(booleanIn),
    cites: textsIn,
    sent: sentIn,
  },
};
const { parse, serialize } = draftForm<Draft>(options);

const sent = fc.record({ key: fc.string(), bodies: fc.array(fc.string()) });
const drafts: fc.Arbitrary<Draft> = fc.record({
  text: fc.string({ unit: 'binary' }),
  forDay: fc.option(fc.string()),
  every: fc.constantFrom('day', 'week'),
  isAnonymous: fc.option(fc.boolean()),
  cites: fc.array(fc.string()),
  sent: fc.option(sent),
});
/** Any text, any JSON, and objects with the draft's fields, each of them right or wrong. */
const stored = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record(
      {
        text: fc.oneof(fc.string(), fc.jsonValue()),
        forDay: fc.jsonValue(),
        every: fc.oneof(fc.constantFrom('day', 'month'), fc.jsonValue()),
        isAnonymous: fc.jsonValue(),
        cites: fc.oneof(fc.array(fc.oneof(fc.string(), fc.integer())), fc.jsonValue()),
        sent: fc.oneof(sent, fc.jsonValue()),
        __proto__: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);

it('reads a draft as it was kept, with what was sent of it', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const kept = serialize(draft);
      expect(parse(kept)).toEqual(kept === '' ? EMPTY : draft);
    }),
  );
});

it('reads a whole draft of whatever is stored, which is kept as it is from then on', () => {
  fc.assert(
    fc.property(stored, (text) => {
      const draft = parse(text);
      expect(Object.keys(draft)).toEqual(Object.keys(EMPTY));
      expect([draft.text, ...draft.cites].every((one) => typeof one === 'string')).toBe(true);
      expect(['day', 'week']).toContain(draft.every);
      expect([true, false, null]).toContain(draft.isAnonymous);
      expect(draft.forDay === null || typeof draft.forDay === 'string').toBe(true);
      expect(sentIn(draft.sent) ?? null).toEqual(draft.sent);
      const kept = serialize(draft);
      expect(serialize(parse(kept))).toBe(kept);
    }),
  );
});

it.each([null, '', '{', 'null', '7', '"text"', '[]', '{"text":7}', '{"name":"a"}'])(
  'is empty in %j',
  (text) => expect(parse(text)).toEqual(EMPTY),
);

it('loses no other field by one that cannot be read', () => {
  expect(parse('{"text":"Grace","every":"year","cites":[1]}')).toEqual({ ...EMPTY, text: 'Grace' });
});

it('keeps nothing where nothing was written, though it was sent, or where its form says so', () => {
  expect(serialize({ ...EMPTY, sent: { key: 'k', bodies: ['{}'] } })).toBe('');
  expect(serialize({ ...EMPTY, every: 'day' })).not.toBe('');
  const byWords = draftForm<Draft>({ ...options, isEmpty: ({ text }) => text === '' });
  expect(byWords.serialize({ ...EMPTY, every: 'day' })).toBe('');
  expect(byWords.serialize({ ...EMPTY, text: ' ' })).not.toBe('');
});

it('reads what an earlier version kept in its own way', () => {
  const former = draftForm<Draft>({ ...options, former: (text) => ({ text }) });
  expect(former.parse('Grace')).toEqual({ ...EMPTY, text: 'Grace' });
  expect(former.parse('{"text":"Grace"}')).toEqual({ ...EMPTY, text: 'Grace' });
  expect(former.parse(null)).toEqual(EMPTY);
});

it.each([undefined, null, 3, [], { key: 1, bodies: [] }, { key: 'k' }, { key: 'k', bodies: [1] }])(
  'reads %j as nothing sent',
  (value) => expect(sentIn(value)).toBeUndefined(),
);
