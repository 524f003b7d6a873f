import { expect, it } from 'vitest';
import { currentToasts, toast } from '#ui/toast-store.ts';
import { beginOpening, endOpening } from './gift-openings.ts';

const shown = () => currentToasts()[0]?.title;

it('says in a toast what was opened once its light is over, and says it once', () => {
  toast({ title: 'Before' });
  beginOpening({ kind: 'chest', id: 'clay-jar' }, 'asked');
  beginOpening({ kind: 'chest', id: 'clay-jar' }, 'opened', { title: 'Chest Unlocked!' });
  expect(shown()).toBe('Before');
  endOpening();
  expect(shown()).toBe('Chest Unlocked!');
  toast({ title: 'After' });
  endOpening();
  beginOpening({ kind: 'chest', id: 'clay-jar' }, 'shown');
  endOpening();
  expect(shown()).toBe('After');
});
