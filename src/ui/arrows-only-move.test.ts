import type { KeyboardEvent } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { arrowsOnlyMove } from './arrows-only-move.ts';

/** As much of a field as matters here. */
class Field {
  focus = vi.fn();
  readonly type: string;
  constructor(type = 'radio') {
    this.type = type;
  }
}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Field);
});

const radios = [new Field(), new Field(), new Field()];

/** A key that is pressed on `target` among the radio buttons. @returns which got the focus, and whether the browser may choose */
function press(key: string, target: unknown = radios[0], held: object = {}) {
  for (const { focus } of radios) focus.mockClear();
  const preventDefault = vi.fn();
  const currentTarget = { querySelectorAll: () => radios };
  const event = { key, target, currentTarget, preventDefault, ...held };
  arrowsOnlyMove(event as unknown as KeyboardEvent<HTMLElement>);
  return {
    focused: radios.findIndex(({ focus }) => focus.mock.calls.length > 0),
    isChosen: preventDefault.mock.calls.length === 0,
  };
}

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowUp', 1, 0],
  // Around the ends.
  ['ArrowDown', 2, 0],
  ['ArrowLeft', 0, 2],
])('%s leads from %i to %i, and chooses nothing', (key, from, to) => {
  expect(press(key, radios[from])).toEqual({ focused: to, isChosen: false });
});

it('leaves other keys, other fields and what is pressed with another key to the browser', () => {
  const untouched = { focused: -1, isChosen: true };
  expect(press(' ')).toEqual(untouched);
  expect(press('Tab')).toEqual(untouched);
  expect(press('ArrowDown', new Field('text'))).toEqual(untouched);
  expect(press('ArrowDown', {})).toEqual(untouched);
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(press('ArrowDown', radios[0], { [held]: true })).toEqual(untouched);
});
