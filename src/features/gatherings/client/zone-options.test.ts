import { expect, it } from 'vitest';
import { zoneOptions } from './zone-options.ts';

it('offers every zone once, one’s own first', () => {
  const known = ['Africa/Lagos', 'America/Argentina/Buenos_Aires', 'Europe/London', 'Europe/Rome', 'UTC'];
  expect(zoneOptions('Asia/Calcutta', 'Europe/Rome', known)).toEqual([
    {
      label: 'Yours',
      options: [
        { value: 'Europe/Rome', label: 'Rome' },
        { value: 'Asia/Calcutta', label: 'Calcutta' },
      ],
    },
    { label: 'Africa', options: [{ value: 'Africa/Lagos', label: 'Lagos' }] },
    { label: 'America', options: [{ value: 'America/Argentina/Buenos_Aires', label: 'Buenos Aires' }] },
    { label: 'Europe', options: [{ value: 'Europe/London', label: 'London' }] },
  ]);
});
