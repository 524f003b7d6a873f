import { expect, it } from 'vitest';
import { COSTS, demandOf, HABITS } from './scale-model.ts';

const NOBODY = Object.fromEntries(Object.keys(HABITS).map((habit) => [habit, 0])) as Record<
  keyof typeof HABITS,
  number
>;

it('asks nothing when nobody comes, and twice as much of twice as many', () => {
  expect(demandOf(1000, NOBODY)).toMatchObject({
    readsAtPeak: 0,
    writesAtPeak: 0,
    databaseGB: 0,
    filesTB: 0,
  });
  const [one, two] = [demandOf(1e6), demandOf(2e6)];
  for (const key of Object.keys(one) as (keyof typeof one)[]) expect(two[key]).toBeCloseTo(2 * one[key], 6);
});

it('counts a heartbeat as a write, at the busiest moment', () => {
  const habits = {
    ...NOBODY,
    comeADay: 1,
    minutesReading: 10,
    heartbeatsAMinute: 3,
    inBusiestHour: 0.5,
    burst: 2,
  };
  const { writesAtPeak, databaseCores } = demandOf(3600, habits);
  expect(writesAtPeak).toBeCloseTo((30 * 3600) / 3600);
  expect(databaseCores).toBeCloseTo((30 * COSTS.write.database) / 1000);
});
