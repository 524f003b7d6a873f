import { expect, it } from 'vitest';
import { type SaidAct, saidAct } from './act-texts.ts';

const by = { name: 'Ruth T.' };
const about = { name: 'Daniel O.' };
const acts: [SaidAct, string][] = [
  [{ act: 'role', role: 'helper', by, about }, 'Ruth T. made Daniel O. a helper'],
  [{ act: 'remove', role: null, by, about }, 'Ruth T. removed Daniel O. from the group'],
  [{ act: 'hide', role: null, by: null, about: null }, 'Somebody hid words of somebody'],
  [{ act: 'show', role: null, by, about }, 'Ruth T. showed words of Daniel O. again'],
  [{ act: 'archive', role: null, by, about: null }, 'Ruth T. archived the group'],
  [{ act: 'reopen', role: null, by, about: null }, 'Ruth T. opened the group again'],
  [{ act: 'hand-over', role: null, by, about }, 'The group was handed over to Daniel O.'],
];

it.each(acts)('%j', (act, said) => expect(saidAct(act)).toBe(said));
