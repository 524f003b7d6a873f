import type { Season } from '../seasons.rules.ts';

export interface CatalogueCollection {
  id: string;
  name: string;
  description: string;
  /** Path of its emblem. */
  icon: string;
  requiredXP: number;
  wallpaperIds: readonly string[];
  /** It can be opened only in this season, and stays. */
  season?: Season;
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

/** Few days of reading and writing, so that whoever is here in the season can have it. */
const OF_SEASON_XP = 150;

/** One that opens in its season of the year and stays. It holds what no chest holds, so that a chest keeps its surprise. */
function ofSeason(
  season: Season,
  name: string,
  description: string,
  wallpaperIds: readonly string[],
): CatalogueCollection {
  return { ...collection(season, name, OF_SEASON_XP, description, wallpaperIds), season };
}

/** In the order in which they are earned, then those of the year's seasons in their order. */
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

  ofSeason('advent', 'Advent', 'Waiting in the dark for a light that is already on its way.', [
    'watch-for-the-morning',
    'nazareth-workshop',
    'shepherds-fields',
    'walls-of-jerusalem',
    'rainbow-after-flood',
  ]),
  ofSeason('lent', 'Lent', 'Forty quiet days: desert, olive trees, and a door that is narrow.', [
    'wilderness',
    'gethsemane',
    'narrow-gate',
    'deer-at-the-brook',
    'manna-morning',
  ]),
  ofSeason('easter', 'Easter', 'A fire on the beach, an open door, and morning.', [
    'fire-on-the-shore',
    'bethany-door',
    'dawn',
    'ark-on-ararat',
    'jacobs-ladder',
  ]),
  ofSeason('pentecost', 'Pentecost', 'Lamps that burn and water that lives.', [
    'lampstand',
    'well-at-noon',
    'dove-over-water',
    'pillar-of-fire',
    'cedars-of-lebanon',
  ]),
  ofSeason('harvest', 'Harvest', 'What was sown in one season is carried home in another.', [
    'sower',
    'threshing-floor',
    'vineyard',
    'mustard-tree',
    'manna-morning',
  ]),
];
