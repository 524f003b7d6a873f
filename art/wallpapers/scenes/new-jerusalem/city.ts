import type { CityTones, Ring } from '../../lib/citadel.ts';
import { lch } from '../../lib/colour.ts';
import { jewels } from './setting.ts';

export const tones: CityTones = {
  wall: lch(0.87, 0.04, 80),
  shade: lch(0.68, 0.065, 275),
  cap: lch(0.975, 0.03, 92),
  gold: lch(0.89, 0.105, 88),
  goldShade: lch(0.69, 0.1, 68),
  gate: lch(0.985, 0.05, 95),
};

export const rings: Ring[] = [
  { x: 720, y: 1452, half: 118, h: 44, gates: [0], towers: 5 },
  { x: 720, y: 1536, half: 212, h: 50, gates: [0], towers: 7 },
  { x: 720, y: 1636, half: 322, h: 58, gates: [-0.42, 0.42], towers: 8 },
  { x: 720, y: 1776, half: 452, h: 88, gates: [-0.56, 0, 0.56], towers: 9, courses: jewels },
];
