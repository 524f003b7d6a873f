export { countKindness } from './kindness-store.ts';
