export { lightLamp, lightLampOf } from './light-lamp.ts';
export { findRhythm } from './rhythm-store.ts';
