import { expect, it } from 'vitest';
import { canSeeMilestones } from './milestones.policy.ts';

it('shows nothing of who is in secret mode', () => {
  expect(canSeeMilestones({ level: 3 })).toBe(true);
  expect(canSeeMilestones({ level: null })).toBe(false);
});
