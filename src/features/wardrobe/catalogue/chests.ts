export interface CatalogueChest {
  /** It never changes. The drawing has the same name. */
  id: string;
  name: string;
  description: string;
  requiredXP: number;
  /** People see these before they open the chest: nothing is left to chance. */
  rewardIds: readonly string[];
}

function chest(
  id: string,
  name: string,
  requiredXP: number,
  rewardIds: readonly string[],
  description: string,
): CatalogueChest {
  return { id, name, description, requiredXP, rewardIds };
}

/** In the order in which they are earned: the first after one entry, the tenth at 2500 XP, the target of the XP bar. */
export const CHESTS: readonly CatalogueChest[] = [
  chest(
    'clay-jar',
    'Clay Jar',
    10,
    ['waters', 'jordan'],
    'We have this treasure in clay vessels (2 Corinthians 4:7, WEB).',
  ),
  chest(
    'fishing-basket',
    'Fishing Basket',
    60,
    ['fishing-nets', 'galilee-at-night'],
    'Willow wicker, still wet from the lake of Galilee.',
  ),
  chest(
    'wheat-bushel',
    'Wheat Bushel',
    140,
    ['wheat-and-sparrows', 'lilies-of-the-field'],
    'Good measure, pressed down, shaken together (Luke 6:38, WEB).',
  ),
  chest(
    'shepherds-bag',
    'Shepherd’s Bag',
    250,
    ['bethlehem', 'olive'],
    'Bread, a sling, and room for five smooth stones.',
  ),
  chest(
    'cedar-box',
    'Cedar Box',
    420,
    ['road-to-emmaus', 'oasis-of-elim'],
    'Dovetailed cedar that smells of the forest when it opens.',
  ),
  chest(
    'scroll-case',
    'Scroll Case',
    650,
    ['burning-bush', 'mount-sinai'],
    'Red leather that has carried letters from town to town.',
  ),
  chest(
    'bronze-casket',
    'Bronze Casket',
    950,
    ['parted-sea', 'desert-stars', 'pomegranate'],
    'Green bronze palms, cast like the pillars of the temple.',
  ),
  chest(
    'alabaster-jar',
    'Alabaster Jar',
    1350,
    ['upper-room-lamp', 'tree-of-life', 'tyrian'],
    'The house was filled with the fragrance of the ointment (John 12:3, WEB).',
  ),
  chest(
    'royal-coffer',
    'Royal Coffer',
    1900,
    ['empty-tomb', 'river-of-life', 'lapis'],
    'Gifts fit for a king, carried a long way.',
  ),
  chest(
    'ark-gold-chest',
    'Ark-Gold Chest',
    2500,
    ['new-jerusalem', 'tongues-of-fire', 'night-watch'],
    'You shall overlay it with pure gold (Exodus 25:11, WEB).',
  ),
  chest(
    'water-jar',
    'Stone Water Jar',
    3200,
    ['vine-and-trellis', 'cana'],
    'There were six water pots of stone set there (John 2:6, WEB).',
  ),
  chest(
    'hidden-treasure',
    'Treasure in the Field',
    4600,
    ['jordan-stones', 'terebinth'],
    'Treasure hidden in the field, which a man found (Matthew 13:44, WEB).',
  ),
  chest(
    'pearl-shell',
    'Pearl of Great Price',
    6300,
    ['damascus-road', 'mother-of-pearl'],
    'Having found one pearl of great price (Matthew 13:46, WEB).',
  ),
  chest(
    'oil-horn',
    'Horn of Oil',
    8800,
    ['patmos', 'myrrh'],
    'Fill your horn with oil, and go (1 Samuel 16:1, WEB).',
  ),
];
