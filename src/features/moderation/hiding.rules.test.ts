import { expect, it } from 'vitest';
import { hides } from './hiding.rules.ts';

it.each([
  ['nothing', [], false],
  ['a decision to hide', ['hide'], true],
  ['that they wait for a moderator', ['hold'], true],
  ['two, of which one would do', ['warn', 'hide'], true],
  ['what is about their author alone', ['warn', 'mute', 'ban', 'write'], false],
])('words are hidden by %s: %s', (_, actions, expected) => {
  expect(hides(actions.map((action) => ({ action })))).toBe(expected);
});
