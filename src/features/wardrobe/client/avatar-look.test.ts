import { STYLES } from '@lampstand/art/avatar/figure-catalogue.ts';
import { expect, test } from 'vitest';
import { AVATAR_STYLES } from '#features/people/people.rules.ts';
import { type AvatarLook, coloursOf, drawingOf, lookVariables, sameLook } from './avatar-look.ts';

const look: AvatarLook = { style: 'neutral', skin: null, hair: null, accent: null };

test('every style of an account is drawn', () => {
  expect(STYLES.map(({ id }) => id).sort()).toEqual([...AVATAR_STYLES].sort());
});

test('choosing the colour that the style has anyway is no difference', () => {
  expect(sameLook(look, { ...look, skin: coloursOf(look).skin })).toBe(true);
  expect(sameLook(look, { ...look, skin: '#F7DEC9' })).toBe(false);
  expect(sameLook(look, { ...look, accent: '#C4694A' })).toBe(false);
  expect(sameLook(look, { ...look, style: 'feminine' })).toBe(false);
});

test('without an accent the outfit keeps its own', () => {
  expect(lookVariables(look)).not.toHaveProperty('--avatar-accent');
  expect(lookVariables({ ...look, accent: '#C4694A' })).toHaveProperty('--avatar-accent');
  expect(lookVariables({ ...look, hair: '#B7B2B6' })).toHaveProperty('--avatar-hair');
});

test('an outfit that is not drawn, or none, shows the default one', () => {
  expect(drawingOf(null)).toBe('linen-tunic');
  expect(drawingOf('armour')).toBe('linen-tunic');
  expect(drawingOf('choir-robe')).toBe('choir-robe');
});
