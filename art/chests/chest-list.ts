// The treasure objects that can be drawn, as plain data. Ids name the finished files: `<id>-<state>.svg`.
export type ChestDrawing = {
  id: string;
  name: string;
  /** one line that a chest's description may start from */
  suggestion: string;
};

export const CHEST_DRAWINGS: ChestDrawing[] = [
  {
    id: 'clay-jar',
    name: 'Clay Jar',
    suggestion: 'Plain earthenware with a sealed lid. Treasure in jars of clay (2 Corinthians 4:7).',
  },
  {
    id: 'fishing-basket',
    name: 'Fishing Basket',
    suggestion: 'Willow wicker under a net with cork floats, still wet from the lake of Galilee.',
  },
  {
    id: 'wheat-bushel',
    name: 'Wheat Bushel',
    suggestion: 'A full measure from the harvest, tied under linen. Good measure, pressed down (Luke 6:38).',
  },
  {
    id: 'shepherds-bag',
    name: 'Shepherd’s Bag',
    suggestion:
      'A leather pouch with fleece at its flap, for bread, a sling and five smooth stones (1 Samuel 17:40).',
  },
  {
    id: 'cedar-box',
    name: 'Cedar Box',
    suggestion: 'Dovetailed cedar from Lebanon with iron straps. It smells of the forest when it opens.',
  },
  {
    id: 'scroll-case',
    name: 'Scroll Case',
    suggestion: 'A round case of red leather that carries scrolls from town to town.',
  },
  {
    id: 'bronze-casket',
    name: 'Bronze Casket',
    suggestion: 'A casket with a gabled roof and green bronze palms, cast like the pillars of the temple.',
  },
  {
    id: 'alabaster-jar',
    name: 'Alabaster Jar',
    suggestion: 'A slender flask of pale stone. The whole house fills with its fragrance (John 12:3).',
  },
  {
    id: 'royal-coffer',
    name: 'Royal Coffer',
    suggestion: 'Violet lacquer, gold bands and jewels, out of the treasury of a king.',
  },
  {
    id: 'ark-gold-chest',
    name: 'Golden Chest',
    suggestion:
      'Acacia overlaid with gold under a winged cover, veiled in blue while it travels (Exodus 25:10).',
  },
];
