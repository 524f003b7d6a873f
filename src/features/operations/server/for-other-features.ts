export { findActs, keepAct } from './act-store.ts';
