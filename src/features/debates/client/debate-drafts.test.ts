import { expect, test } from 'vitest';
import { claimForm, mindForm, otherSideForm } from './debate-drafts.ts';

const claim = claimForm('2026-W48', { position: 'a-gift', claimId: null, side: 'for' });
const otherSide = otherSideForm('2026-W48');
const mind = mindForm('claim-1', 'a-gift');

test('a claim and another side come back as they were kept', () => {
  const words = { text: 'It was given.', cites: ['Mark 2:27'], sent: { key: 'k', bodies: ['{}'] } };
  expect(claim.parse(claim.serialize(words))).toEqual(words);
  const side = { position: 'commanded', text: 'God rested.', cites: [] };
  expect(otherSide.parse(otherSide.serialize(side))).toEqual(side);
  const changed = { from: 'a-gift', to: 'commanded', text: 'The manna.', sent: words.sent };
  expect(mind.parse(mind.serialize(changed))).toEqual(changed);
});

test('what is broken or empty is nothing', () => {
  expect(claim.serialize(claim.empty)).toBe('');
  expect(mind.serialize(mind.empty)).toBe('');
  for (const text of [null, '', 'words', '{"text":1,"cites":[]}']) {
    expect(claim.parse(text)).toEqual(claim.empty);
    expect(otherSide.parse(text)).toEqual(otherSide.empty);
    expect(mind.parse(text)).toEqual(mind.empty);
  }
});

test('words are kept beside passages that are none', () => {
  const kept = '{"text":"It was given.","cites":[1]}';
  for (const { parse, empty } of [claim, otherSide])
    expect(parse(kept)).toEqual({ ...empty, text: 'It was given.' });
});

test('each thing that is spoken to has a draft of its own', () => {
  const other = claimForm('2026-W48', { position: 'a-gift', claimId: null, side: 'against' });
  expect(other.name).not.toBe(claim.name);
  expect(other.name).not.toContain(':');
});
