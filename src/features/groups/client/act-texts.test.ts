import { expect, it } from 'vitest';
import { type SaidAct, saidAct } from './act-texts.ts';

const by = { name: 'Ruth T.' };
const about = { name: 'Daniel O.' };
const seen = { isByGone: false, isAboutGone: false, isOwn: false };
const acts: [SaidAct, string][] = [
  [{ act: 'role', role: 'helper', by, about, ...seen }, 'Ruth T. made Daniel O. a helper'],
  [
    { act: 'role', role: 'helper', by, about: by, ...seen, isOwn: true },
    'Ruth T. stepped down and is a helper',
  ],
  [
    { act: 'role', role: 'helper', by: null, about: null, ...seen, isOwn: true },
    'Somebody whom you don’t see stepped down and is a helper',
  ],
  [{ act: 'remove', role: null, by, about, ...seen }, 'Ruth T. removed Daniel O. from the group'],
  [{ act: 'show', role: null, by, about, ...seen }, 'Ruth T. showed words of Daniel O. again'],
  [{ act: 'archive', role: null, by, about: null, ...seen }, 'Ruth T. archived the group'],
  [{ act: 'reopen', role: null, by, about: null, ...seen }, 'Ruth T. opened the group again'],
  [{ act: 'hand-over', role: null, by, about, ...seen }, 'The group was handed over to Daniel O.'],
  [
    { act: 'hide', role: null, by: null, about: null, isByGone: false, isAboutGone: true, isOwn: false },
    'Somebody whom you don’t see hid words of somebody whose account is gone',
  ],
  [
    { act: 'remove', role: null, by: null, about, isByGone: true, isAboutGone: false, isOwn: false },
    'Somebody whose account is gone removed Daniel O. from the group',
  ],
  // Nobody did it, or somebody whose account is gone since: both are true of these words.
  [
    { act: 'role', role: 'member', by: null, about, isByGone: true, isAboutGone: false, isOwn: false },
    'Daniel O. was made a member',
  ],
  [
    { act: 'archive', role: null, by: null, about: null, isByGone: true, isAboutGone: true, isOwn: false },
    'The group was archived',
  ],
];

it.each(acts)('%j', (act, said) => expect(saidAct(act)).toBe(said));
