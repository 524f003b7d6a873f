import { expect, it } from 'vitest';
import { cardPlace } from './card-place.rules.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
const card = { width: 366, height: 560 };

it('stands in the middle where it covers nothing of its target', () => {
  expect(cardPlace({ left: 90, top: 400, width: 290, height: 50 }, { width: 448, height: 560 }, wide)).toBe(
    'middle',
  );
});

it('moves up from the navigation of a phone, and down from its header', () => {
  expect(cardPlace({ left: 200, top: 700, width: 90, height: 52 }, card, phone)).toBe('top');
  expect(cardPlace({ left: 30, top: 90, width: 330, height: 60 }, card, phone)).toBe('bottom');
});
