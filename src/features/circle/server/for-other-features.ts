export { amongCircleOf, circleIdsOf, inCircleOf } from './member-store.ts';
