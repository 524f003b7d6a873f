export interface CatalogueCollection {
  id: string;
  name: string;
  description: string;
  /** Path of its emblem. */
  icon: string;
  requiredXP: number;
  wallpaperIds: readonly string[];
}

function collection(
  id: string,
  name: string,
  requiredXP: number,
  description: string,
  wallpaperIds: readonly string[],
): CatalogueCollection {
  return { id, name, description, icon: `/art/collections/${id}.svg`, requiredXP, wallpaperIds };
}

/** In the order in which they are earned. */
export const COLLECTIONS: readonly CatalogueCollection[] = [
  collection('psalms', 'Psalms', 100, 'Places to be still: pastures, water, old trees and a city at peace.', [
    'dawn',
    'waters',
    'shepherds-fields',
    'cedars-of-lebanon',
    'deer-at-the-brook',
    'walls-of-jerusalem',
  ]),
  collection('parables', 'Parables', 300, 'What Jesus pointed to when he explained the kingdom.', [
    'lilies-of-the-field',
    'mustard-tree',
    'vineyard',
    'wheat-and-sparrows',
    'narrow-gate',
  ]),
  collection('galilee', 'Galilee', 600, 'From the star over Bethlehem to the road to Emmaus.', [
    'bethlehem',
    'galilee-at-night',
    'fishing-nets',
    'dove-over-water',
    'road-to-emmaus',
  ]),
  collection('exodus', 'Exodus', 1000, 'Out of Egypt, through the sea, by fire and cloud.', [
    'burning-bush',
    'parted-sea',
    'pillar-of-fire',
    'oasis-of-elim',
    'mount-sinai',
    'manna-morning',
  ]),
  collection(
    'creation-and-promise',
    'Creation and Promise',
    1500,
    'The first stories, and the promises in them.',
    ['rainbow-after-flood', 'ark-on-ararat', 'desert-stars', 'jacobs-ladder', 'tree-of-life'],
  ),
  collection('kingdom', 'Kingdom', 2200, 'An empty tomb, tongues of fire, and a city that needs no sun.', [
    'upper-room-lamp',
    'empty-tomb',
    'tongues-of-fire',
    'river-of-life',
    'new-jerusalem',
  ]),
];
