// The treasure objects that can be drawn, as plain data. Ids name the finished files: `<id>-<state>.svg`.

/**
 * How `.chest-lid` of the opened picture moves into its place: where it starts, seen from where it ends.
 * Lengths are units of the 240 × 240 picture, angles are degrees. As keyframes, with `transform-box: view-box` and
 * `transform-origin: <x>px <y>px`: from `translate(dx, dy) rotate(turn) scaleY(fold)` to `none`.
 */
export type LidMotion = { x: number; y: number; dx: number; dy: number; turn: number; fold: number };

export type ChestDrawing = {
  id: string;
  name: string;
  /** one line that a chest's description may start from */
  suggestion: string;
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
    name: 'Clay Jar',
    suggestion: 'Plain earthenware with a sealed lid. Treasure in jars of clay (2 Corinthians 4:7).',
    lid: aside(194, 177, -73, -113, -72),
  },
  {
    id: 'fishing-basket',
    name: 'Fishing Basket',
    suggestion: 'Willow wicker under a net with cork floats, still wet from the lake of Galilee.',
    lid: aside(190, 147, -69, -55, -73),
  },
  {
    id: 'wheat-bushel',
    name: 'Wheat Bushel',
    suggestion: 'A full measure from the harvest, tied under linen. Good measure, pressed down (Luke 6:38).',
    lid: aside(180, 150, -44, -52, -34),
  },
  {
    id: 'shepherds-bag',
    name: 'Shepherd’s Bag',
    suggestion:
      'A leather pouch with fleece at its flap, for bread, a sling and five smooth stones (1 Samuel 17:40).',
    lid: hinged(120, 114),
  },
  {
    id: 'cedar-box',
    name: 'Cedar Box',
    suggestion: 'Dovetailed cedar from Lebanon with iron straps. It smells of the forest when it opens.',
    lid: hinged(139, 103),
  },
  {
    id: 'scroll-case',
    name: 'Scroll Case',
    suggestion: 'A round case of red leather that carries scrolls from town to town.',
    lid: aside(179, 170, -58, -102, -71),
  },
  {
    id: 'bronze-casket',
    name: 'Bronze Casket',
    suggestion: 'A casket with a gabled roof and green bronze palms, cast like the pillars of the temple.',
    lid: aside(140, 59, -14, 42, 6),
  },
  {
    id: 'alabaster-jar',
    name: 'Alabaster Jar',
    suggestion: 'A slender flask of pale stone. The whole house fills with its fragrance (John 12:3).',
    lid: aside(176, 200, -54, -142, -88),
  },
  {
    id: 'royal-coffer',
    name: 'Royal Coffer',
    suggestion: 'Violet lacquer, gold bands and jewels, out of the treasury of a king.',
    lid: hinged(142, 112),
  },
  {
    id: 'ark-gold-chest',
    name: 'Golden Chest',
    suggestion:
      'Acacia overlaid with gold under a winged cover, veiled in blue while it travels (Exodus 25:10).',
    lid: aside(120, 90, 0, 34, 0),
  },
];
