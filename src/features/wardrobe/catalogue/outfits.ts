/** The categories (docs/product.md, Outfits). 'all' is not one of them, only a value of the filter. */
export const OUTFIT_CATEGORIES = ['casual', 'spiritual', 'formal', 'seasonal'] as const;
export type OutfitCategory = (typeof OUTFIT_CATEGORIES)[number];

export interface CatalogueOutfit {
  /** It never changes. The drawing has the same name. */
  id: string;
  name: string;
  description: string;
  category: OutfitCategory;
  /** 1 to 10; `modestyLabel` puts it into words. */
  modestyLevel: number;
  /** Everybody has it from the start. */
  isDefaultUnlocked: boolean;
  requiredXP: number;
}

function outfit(
  id: string,
  name: string,
  category: OutfitCategory,
  requiredXP: number,
  modestyLevel: number,
  description: string,
): CatalogueOutfit {
  return {
    id,
    name,
    description,
    category,
    modestyLevel,
    isDefaultUnlocked: requiredXP === 0,
    requiredXP,
  };
}

/** In the order in which they are earned. Every outfit sits on every avatar style. */
export const OUTFITS: readonly CatalogueOutfit[] = [
  outfit(
    'linen-tunic',
    'Linen Tunic',
    'spiritual',
    0,
    7,
    'Plain cloth with a woven belt, for the first steps of a long road.',
  ),
  outfit(
    'denim-and-sweater',
    'Denim and Sweater',
    'casual',
    0,
    6,
    'A cabled sweater for an ordinary morning with an open Bible.',
  ),
  outfit('garden-overalls', 'Garden Overalls', 'casual', 40, 5, 'Knees in the soil, hope in the seed.'),
  outfit(
    'travellers-poncho',
    'Traveller’s Poncho',
    'casual',
    90,
    6,
    'Warm stripes for the road. “Here I am. Send me!” (Isaiah 6:8, WEB).',
  ),
  outfit(
    'potters-smock',
    'Potter’s Smock',
    'casual',
    150,
    5,
    'Clay on the pocket, as in the house that Jeremiah visited.',
  ),
  outfit('carpenters-vest', 'Carpenter’s Vest', 'casual', 220, 4, 'A hammer at the belt, and honest work.'),
  outfit(
    'fishers-oilskin',
    'Fisher’s Oilskin',
    'casual',
    300,
    7,
    'Fastened against the spray, ready to cast on the other side.',
  ),
  outfit(
    'shepherds-cloak',
    'Shepherd’s Cloak',
    'spiritual',
    400,
    8,
    'Rough wool and a staff for the night watch.',
  ),
  outfit('harvest-apron', 'Harvest Apron', 'seasonal', 520, 6, 'For gathering in what others have sown.'),
  outfit('prayer-shawl', 'Prayer Shawl', 'spiritual', 660, 8, 'Fringed and folded, worn where it is quiet.'),
  outfit('sunday-best', 'Sunday Best', 'formal', 820, 7, 'Pressed and polished, with room for a smile.'),
  outfit(
    'winter-coat',
    'Winter Coat',
    'seasonal',
    1000,
    8,
    'Buttoned to the chin on the way to the early service.',
  ),
  outfit(
    'pilgrims-mantle',
    'Pilgrim’s Mantle',
    'spiritual',
    1200,
    9,
    'Shells for the road, and a lantern for its evenings.',
  ),
  outfit(
    'choir-robe',
    'Choir Robe',
    'formal',
    1450,
    9,
    'Deep red with a white stole, for whoever sings a new song.',
  ),
  outfit(
    'advent-purple',
    'Advent Purple',
    'seasonal',
    1750,
    9,
    'The colour of waiting, with one small star at the clasp.',
  ),
  outfit(
    'easter-white',
    'Easter White',
    'seasonal',
    2100,
    9,
    'Bright as the morning when the stone was rolled away.',
  ),
  outfit(
    'wedding-garment',
    'Wedding Garment',
    'formal',
    2500,
    8,
    'For the feast to which everyone is called.',
  ),
  outfit(
    'gleaners-dress',
    'Gleaner’s Dress',
    'seasonal',
    2800,
    7,
    'Straw hat and gathering cloth, for the edges of the field that are left for everyone.',
  ),
  outfit(
    'watchers-cloak',
    'Watcher’s Cloak',
    'seasonal',
    3600,
    9,
    'Midnight blue and a lantern, for Advent nights before the morning.',
  ),
  outfit(
    'festal-shepherd',
    'Festal Shepherd’s Coat',
    'seasonal',
    4100,
    8,
    'Fleece and evergreen: what shepherds put on for good news at Christmas.',
  ),
  outfit(
    'lenten-grey',
    'Lenten Grey',
    'seasonal',
    5100,
    10,
    'Rough ash-grey cloth and a rope, for forty honest days.',
  ),
  outfit(
    'dawn-garment',
    'Garment of Dawn',
    'seasonal',
    5700,
    9,
    'White that takes the colours of the sunrise, for the first morning of Easter.',
  ),
  outfit(
    'pentecost-red',
    'Pentecost Red',
    'seasonal',
    6900,
    9,
    'Red as the tongues that rested on each of them, with flames along the hem.',
  ),
  outfit(
    'midsummer-linen',
    'Midsummer Linen',
    'seasonal',
    7700,
    6,
    'Light linen and a sun hat, for the long evenings of John the Baptist’s day.',
  ),
  outfit(
    'elders-robe',
    'Elder’s Robe',
    'formal',
    10_000,
    10,
    'Teal and silver, for somebody whom the young come to ask.',
  ),
];

/** What is worn until something is chosen. */
export const DEFAULT_OUTFIT_ID = 'linen-tunic';
