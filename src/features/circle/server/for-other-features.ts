export { circleIdsOf, countCircle, inCircleOf, isInCircle } from './member-store.ts';
