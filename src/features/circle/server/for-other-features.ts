export { circleIdsOf, inCircleOf } from './member-store.ts';
