// The two times of day at the same place. "dawn" is bright enough above for dark ink, "vigil" dark enough for parchment.
import { lch, type RGB } from '../wallpapers/lib/colour.ts';

export type Ground = { top: RGB; foot: RGB; lit: RGB; shade: RGB; rim: RGB };
export type Palette = {
  id: 'dawn' | 'vigil';
  night: boolean;
  sky: [number, RGB][];
  halo: RGB;
  sunDisc: RGB;
  cloud: RGB;
  cloudLit: RGB;
  mist: RGB;
  far: Ground;
  near: Ground;
  spur: Ground;
  mound: Ground;
  hill: Ground;
  front: Ground;
  road: RGB;
  house: { front: RGB; side: RGB; roof: RGB; edge: RGB; dark: RGB; window: RGB };
  /** how much a lit window shines, 0…1 */
  windows: number;
  tree: RGB[];
  bark: RGB[];
  grove: [RGB, RGB, RGB];
  cypress: RGB[];
  palm: RGB[];
  stone: { top: RGB; face: RGB; joint: RGB; light: RGB };
  bronze: RGB[];
  clay: RGB[];
  leaf: RGB[];
  blossom: RGB[];
  flameGlow: number;
};

export const DAWN: Palette = {
  id: 'dawn',
  night: false,
  sky: [
    [0, lch(0.805, 0.05, 268)],
    [0.3, lch(0.855, 0.04, 292)],
    [0.55, lch(0.885, 0.045, 20)],
    [0.75, lch(0.915, 0.06, 60)],
    [0.9, lch(0.945, 0.065, 80)],
    [1, lch(0.96, 0.05, 90)],
  ],
  halo: lch(0.97, 0.045, 88),
  sunDisc: lch(0.99, 0.025, 98),
  cloud: lch(0.86, 0.045, 340),
  cloudLit: lch(0.965, 0.04, 80),
  mist: lch(0.945, 0.05, 78),
  far: {
    top: lch(0.82, 0.045, 320),
    foot: lch(0.91, 0.055, 65),
    lit: lch(0.92, 0.06, 66),
    shade: lch(0.76, 0.05, 310),
    rim: lch(0.93, 0.08, 78),
  },
  near: {
    top: lch(0.74, 0.055, 318),
    foot: lch(0.885, 0.06, 55),
    lit: lch(0.88, 0.065, 52),
    shade: lch(0.67, 0.058, 305),
    rim: lch(0.93, 0.085, 78),
  },
  spur: {
    top: lch(0.655, 0.055, 308),
    foot: lch(0.845, 0.06, 42),
    lit: lch(0.82, 0.075, 42),
    shade: lch(0.575, 0.055, 296),
    rim: lch(0.92, 0.09, 74),
  },
  mound: {
    top: lch(0.6, 0.055, 318),
    foot: lch(0.72, 0.06, 30),
    lit: lch(0.78, 0.08, 48),
    shade: lch(0.5, 0.055, 292),
    rim: lch(0.93, 0.09, 74),
  },
  hill: {
    top: lch(0.53, 0.052, 292),
    foot: lch(0.7, 0.055, 15),
    lit: lch(0.72, 0.075, 38),
    shade: lch(0.45, 0.052, 280),
    rim: lch(0.92, 0.095, 72),
  },
  front: {
    top: lch(0.45, 0.05, 268),
    foot: lch(0.36, 0.046, 262),
    lit: lch(0.63, 0.07, 40),
    shade: lch(0.34, 0.046, 262),
    rim: lch(0.9, 0.095, 70),
  },
  road: lch(0.86, 0.065, 62),
  house: {
    front: lch(0.7, 0.05, 340),
    side: lch(0.865, 0.075, 62),
    roof: lch(0.9, 0.06, 72),
    edge: lch(0.92, 0.06, 76),
    dark: lch(0.42, 0.055, 300),
    window: lch(0.9, 0.12, 78),
  },
  windows: 0.22,
  tree: [
    lch(0.29, 0.042, 275),
    lch(0.37, 0.04, 250),
    lch(0.45, 0.04, 205),
    lch(0.55, 0.05, 130),
    lch(0.72, 0.075, 88),
    lch(0.88, 0.085, 80),
  ],
  bark: [lch(0.25, 0.042, 285), lch(0.64, 0.085, 52)],
  grove: [lch(0.47, 0.05, 285), lch(0.445, 0.048, 250), lch(0.66, 0.06, 90)],
  cypress: [lch(0.37, 0.045, 278), lch(0.42, 0.045, 250), lch(0.66, 0.07, 62)],
  palm: [lch(0.38, 0.045, 278), lch(0.43, 0.045, 245), lch(0.52, 0.05, 190)],
  stone: {
    top: lch(0.74, 0.05, 40),
    face: lch(0.47, 0.048, 295),
    joint: lch(0.34, 0.046, 285),
    light: lch(0.93, 0.07, 72),
  },
  bronze: [lch(0.27, 0.045, 300), lch(0.36, 0.055, 330), lch(0.5, 0.075, 40), lch(0.88, 0.09, 72)],
  clay: [lch(0.33, 0.06, 345), lch(0.44, 0.085, 20), lch(0.56, 0.11, 38), lch(0.9, 0.085, 68)],
  leaf: [
    lch(0.255, 0.042, 272),
    lch(0.31, 0.042, 250),
    lch(0.375, 0.043, 215),
    lch(0.455, 0.05, 150),
    lch(0.6, 0.07, 110),
    lch(0.82, 0.09, 84),
  ],
  blossom: [lch(0.48, 0.11, 5), lch(0.62, 0.13, 18), lch(0.83, 0.09, 50)],
  flameGlow: 0.55,
};

export const VIGIL: Palette = {
  id: 'vigil',
  night: true,
  sky: [
    [0, lch(0.185, 0.05, 280)],
    [0.3, lch(0.225, 0.058, 278)],
    [0.58, lch(0.29, 0.065, 274)],
    [0.78, lch(0.38, 0.07, 280)],
    [0.92, lch(0.485, 0.07, 310)],
    [1, lch(0.585, 0.075, 20)],
  ],
  halo: lch(0.66, 0.09, 40),
  sunDisc: lch(0.985, 0.025, 98),
  cloud: lch(0.33, 0.055, 290),
  cloudLit: lch(0.52, 0.07, 345),
  mist: lch(0.46, 0.055, 285),
  far: {
    top: lch(0.39, 0.055, 282),
    foot: lch(0.47, 0.06, 305),
    lit: lch(0.47, 0.06, 320),
    shade: lch(0.345, 0.055, 275),
    rim: lch(0.62, 0.075, 10),
  },
  near: {
    top: lch(0.345, 0.055, 278),
    foot: lch(0.435, 0.058, 290),
    lit: lch(0.42, 0.06, 300),
    shade: lch(0.3, 0.055, 272),
    rim: lch(0.58, 0.07, 0),
  },
  spur: {
    top: lch(0.3, 0.05, 276),
    foot: lch(0.395, 0.055, 284),
    lit: lch(0.38, 0.055, 295),
    shade: lch(0.255, 0.05, 272),
    rim: lch(0.52, 0.065, 340),
  },
  mound: {
    top: lch(0.29, 0.048, 284),
    foot: lch(0.33, 0.05, 280),
    lit: lch(0.39, 0.06, 320),
    shade: lch(0.235, 0.046, 274),
    rim: lch(0.52, 0.065, 350),
  },
  hill: {
    top: lch(0.245, 0.046, 276),
    foot: lch(0.32, 0.05, 280),
    lit: lch(0.32, 0.05, 292),
    shade: lch(0.2, 0.044, 272),
    rim: lch(0.44, 0.06, 320),
  },
  front: {
    top: lch(0.205, 0.042, 276),
    foot: lch(0.165, 0.04, 278),
    lit: lch(0.27, 0.046, 290),
    shade: lch(0.155, 0.038, 276),
    rim: lch(0.4, 0.055, 315),
  },
  road: lch(0.47, 0.055, 300),
  house: {
    front: lch(0.35, 0.052, 290),
    side: lch(0.44, 0.055, 310),
    roof: lch(0.47, 0.05, 300),
    edge: lch(0.53, 0.055, 320),
    dark: lch(0.2, 0.045, 276),
    window: lch(0.88, 0.12, 78),
  },
  windows: 0.62,
  tree: [
    lch(0.145, 0.036, 274),
    lch(0.18, 0.04, 268),
    lch(0.22, 0.042, 260),
    lch(0.28, 0.046, 280),
    lch(0.42, 0.07, 50),
    lch(0.62, 0.1, 70),
  ],
  bark: [lch(0.145, 0.036, 280), lch(0.46, 0.08, 60)],
  grove: [lch(0.2, 0.044, 274), lch(0.195, 0.042, 264), lch(0.3, 0.046, 285)],
  cypress: [lch(0.17, 0.04, 270), lch(0.2, 0.042, 262), lch(0.33, 0.05, 310)],
  palm: [lch(0.175, 0.04, 272), lch(0.2, 0.042, 264), lch(0.25, 0.044, 270)],
  stone: {
    top: lch(0.345, 0.05, 292),
    face: lch(0.235, 0.045, 282),
    joint: lch(0.155, 0.04, 278),
    light: lch(0.86, 0.11, 72),
  },
  bronze: [lch(0.18, 0.04, 290), lch(0.27, 0.055, 330), lch(0.46, 0.09, 55), lch(0.86, 0.12, 76)],
  clay: [lch(0.21, 0.05, 330), lch(0.33, 0.075, 25), lch(0.5, 0.11, 45), lch(0.86, 0.12, 74)],
  leaf: [
    lch(0.135, 0.036, 276),
    lch(0.165, 0.04, 268),
    lch(0.2, 0.042, 258),
    lch(0.245, 0.046, 275),
    lch(0.33, 0.055, 320),
    lch(0.46, 0.07, 20),
  ],
  blossom: [lch(0.24, 0.06, 340), lch(0.31, 0.075, 350), lch(0.42, 0.08, 5)],
  flameGlow: 1,
};
