export { hearUnder16 } from './hear-under-16.ts';
export { amongCircleOf, circleIdsOf, countCircle, inCircleOf } from './member-store.ts';
