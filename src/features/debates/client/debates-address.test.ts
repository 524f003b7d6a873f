import { expect, test } from 'vitest';
import { speakPath, spokenToIn } from './debates-address.ts';

const searchOf = (address: string) => new URLSearchParams(address.split('?')[1]);

test('an address says what is spoken to, a position or a claim', () => {
  const claim = { position: 'a-gift', claimId: 'c1', side: 'against' } as const;
  expect(speakPath('2026-W48', claim, 'claim')).toBe(
    '/community/debates/2026-W48/speak?position=a-gift&claim=c1&side=against&step=claim',
  );
  expect(spokenToIn(searchOf(speakPath('2026-W48', claim)))).toEqual(claim);
  const position = { position: 'a-gift', claimId: null, side: 'for' } as const;
  expect(spokenToIn(searchOf(speakPath('2026-W48', position)))).toEqual(position);
});

test('an address without a side or a position says nothing', () => {
  expect(spokenToIn(new URLSearchParams('position=a-gift&side=beside'))).toBeNull();
  expect(spokenToIn(new URLSearchParams('side=for'))).toBeNull();
});
