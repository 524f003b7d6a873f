// Where things stand in the two compositions. Everything that tells the story lies below 45 % of the height:
// the headline is laid over the upper part.
import type { Place } from '../points.ts';

export type Layout = {
  id: 'portrait' | 'landscape';
  /** drawn size, and the width that the finished file is reduced to */
  w: number;
  h: number;
  outWidth: number;
  sun: { x: number; y: number; r: number };
  moon: Place;
  farMountains: Place[];
  nearMountains: Place[];
  rightSpur: Place[];
  mound: Place[];
  rightHill: Place[];
  nearHill: Place[];
  town: { x0: number; x1: number; depth: number; scale: number };
  /** footpath from the parapet to the village gate: x, y, half width */
  road: [number, number, number][];
  parapet: { back: number; front: number };
  lamp: { x: number; scale: number };
  jar: { x: number; scale: number };
  leaves: { x: number; spread: number };
  tree: { x: number; y: number; h: number; lean: number } | null;
  birds: Place;
  /** where on the near slope the shepherd stands, and how tall */
  shepherd: { x: number; tall: number };
};

export const LANDSCAPE: Layout = {
  id: 'landscape',
  w: 2880,
  h: 1620,
  outWidth: 2400,
  sun: { x: 1545, y: 872, r: 78 },
  moon: [1930, 560],
  farMountains: [
    [0, 800],
    [380, 762],
    [760, 838],
    [1180, 890],
    [1560, 898],
    [1840, 850],
    [2260, 760],
    [2600, 812],
    [2880, 790],
  ],
  nearMountains: [
    [0, 900],
    [420, 862],
    [860, 902],
    [1240, 948],
    [1640, 952],
    [2020, 902],
    [2420, 858],
    [2880, 884],
  ],
  rightSpur: [
    [0, 1100],
    [900, 1075],
    [1400, 1045],
    [1800, 1000],
    [2280, 930],
    [2880, 880],
  ],
  mound: [
    [0, 1030],
    [220, 985],
    [430, 912],
    [640, 880],
    [850, 918],
    [1080, 1010],
    [1400, 1120],
    [1800, 1190],
    [2880, 1230],
  ],
  rightHill: [
    [0, 1330],
    [900, 1270],
    [1400, 1208],
    [1900, 1126],
    [2400, 1056],
    [2880, 1010],
  ],
  nearHill: [
    [0, 1190],
    [420, 1222],
    [900, 1300],
    [1400, 1352],
    [2000, 1366],
    [2880, 1330],
  ],
  town: { x0: 330, x1: 960, depth: 150, scale: 0.78 },
  road: [
    [806, 1062, 5],
    [900, 1100, 7],
    [1060, 1148, 10],
    [1130, 1190, 13],
    [1030, 1240, 19],
    [960, 1300, 27],
    [1090, 1370, 42],
    [1220, 1460, 60],
  ],
  parapet: { back: 1398, front: 1448 },
  lamp: { x: 2110, scale: 1.02 },
  jar: { x: 2408, scale: 0.96 },
  leaves: { x: -40, spread: 560 },
  tree: { x: 2800, y: 1440, h: 900, lean: -0.2 },
  birds: [1790, 620],
  shepherd: { x: 800, tall: 122 },
};

export const PORTRAIT: Layout = {
  id: 'portrait',
  w: 1440,
  h: 2160,
  outWidth: 1080,
  sun: { x: 872, y: 1176, r: 74 },
  moon: [1090, 760],
  farMountains: [
    [0, 1120],
    [220, 1080],
    [460, 1150],
    [720, 1200],
    [940, 1206],
    [1180, 1120],
    [1440, 1090],
  ],
  nearMountains: [
    [0, 1210],
    [240, 1180],
    [520, 1220],
    [780, 1262],
    [1040, 1240],
    [1260, 1190],
    [1440, 1172],
  ],
  rightSpur: [
    [0, 1420],
    [500, 1390],
    [760, 1350],
    [1040, 1286],
    [1440, 1206],
  ],
  mound: [
    [0, 1268],
    [150, 1214],
    [310, 1188],
    [470, 1222],
    [640, 1320],
    [860, 1440],
    [1120, 1520],
    [1440, 1560],
  ],
  rightHill: [
    [0, 1700],
    [400, 1640],
    [700, 1560],
    [1000, 1460],
    [1440, 1360],
  ],
  nearHill: [
    [0, 1560],
    [260, 1600],
    [560, 1700],
    [860, 1790],
    [1150, 1830],
    [1440, 1810],
  ],
  town: { x0: 60, x1: 560, depth: 140, scale: 0.72 },
  road: [
    [470, 1370, 5],
    [540, 1412, 7],
    [640, 1462, 10],
    [660, 1516, 14],
    [560, 1580, 20],
    [500, 1650, 28],
    [560, 1740, 40],
    [660, 1840, 58],
    [700, 1960, 80],
  ],
  parapet: { back: 1876, front: 1934 },
  lamp: { x: 1010, scale: 0.98 },
  jar: { x: 1262, scale: 0.98 },
  leaves: { x: -60, spread: 420 },
  tree: null,
  birds: [1050, 900],
  shepherd: { x: 300, tall: 136 },
};
