export { countDays } from './days-counts-store.ts';
export { lightLamp, lightLampOf } from './light-lamp.ts';
export { findDayAndNext } from './lived-day-store.ts';
export { restsAt, whoRestsAt } from './rests-at.ts';
export { rhythmAt, withRests } from './rhythm-now.ts';
export {
  countLamps,
  findDaysOfYear,
  findFirstDate,
  findRhythm,
  saveRhythm,
} from './rhythm-store.ts';
