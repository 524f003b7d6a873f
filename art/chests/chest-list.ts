// The treasure objects that can be drawn, as plain data. Ids name the finished files: `<id>-<state>.svg`.

/**
 * How `.chest-lid` of the opened picture moves into its place: where it starts, seen from where it ends.
 * Lengths are units of the 240 × 240 picture, angles are degrees. As keyframes, with `transform-box: view-box` and
 * `transform-origin: <x>px <y>px`: from `translate(dx, dy) rotate(turn) scaleY(fold)` to `none`.
 */
export type LidMotion = { x: number; y: number; dx: number; dy: number; turn: number; fold: number };

export type ChestDrawing = {
  id: string;
  lid: LidMotion;
};

const aside = (x: number, y: number, dx: number, dy: number, turn: number): LidMotion => ({
  x,
  y,
  dx,
  dy,
  turn,
  fold: 1,
});
const hinged = (x: number, y: number): LidMotion => ({ x, y, dx: 0, dy: 0, turn: 0, fold: 0.08 });

export const CHEST_DRAWINGS: ChestDrawing[] = [
  {
    id: 'clay-jar',
    lid: aside(194, 177, -73, -113, -72),
  },
  {
    id: 'fishing-basket',
    lid: aside(190, 147, -69, -55, -73),
  },
  {
    id: 'wheat-bushel',
    lid: aside(180, 150, -44, -52, -34),
  },
  {
    id: 'shepherds-bag',
    lid: hinged(120, 114),
  },
  {
    id: 'cedar-box',
    lid: hinged(139, 103),
  },
  {
    id: 'scroll-case',
    lid: aside(179, 170, -58, -102, -71),
  },
  {
    id: 'bronze-casket',
    lid: aside(140, 59, -14, 42, 6),
  },
  {
    id: 'alabaster-jar',
    lid: aside(176, 200, -54, -142, -88),
  },
  {
    id: 'royal-coffer',
    lid: hinged(142, 112),
  },
  {
    id: 'ark-gold-chest',
    lid: aside(120, 90, 0, 34, 0),
  },
  {
    id: 'water-jar',
    lid: aside(196, 176, -75, -126, -71),
  },
  {
    id: 'hidden-treasure',
    lid: hinged(118, 112),
  },
  {
    id: 'pearl-shell',
    lid: hinged(120, 172),
  },
  {
    id: 'oil-horn',
    lid: aside(198, 196, -136, -148, -92),
  },
];
