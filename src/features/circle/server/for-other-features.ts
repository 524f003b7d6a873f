export { amongCircleOf, circleIdsOf, countCircle, inCircleOf } from './member-store.ts';
