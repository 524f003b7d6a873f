import { expect, it } from 'vitest';
import { newsText } from './news.rules.ts';

it('says each kind once, newest first', () => {
  expect(newsText(['A new event'])).toBe('A new event');
  expect(newsText(['A new event', 'An encouragement for you', 'A new event'])).toBe(
    'A new event\nAn encouragement for you',
  );
});

it('says of what cannot be turned off only that it is there', () => {
  expect(newsText([null, 'A new event', null])).toBe('Something for you\nA new event');
});

it('fits on a locked screen', () => {
  expect(newsText(['One', 'Two', 'Three'])).toBe('One\nTwo\nThree');
  expect(newsText(['One', 'Two', 'Three', 'Four', 'Five'])).toBe('One\nTwo\nand 3 more');
});
