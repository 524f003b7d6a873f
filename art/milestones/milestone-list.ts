// Which drawing each milestone has. Ids and names are the catalogue's of the feature; a test holds the two together.
import type { LAMP_FORMS } from './lamps.ts';
import type { Seal } from './seals.ts';
import type { MemorialStone } from './stones.ts';

export type MilestoneDrawing =
  | { id: string; family: 'lamp'; form: keyof typeof LAMP_FORMS }
  | ({ id: string; family: 'seal' } & Seal)
  | ({ id: string; family: 'stone' } & MemorialStone);

const lamp = (id: string, form: keyof typeof LAMP_FORMS): MilestoneDrawing => ({ id, family: 'lamp', form });
const seal = (
  id: string,
  emblem: Seal['emblem'],
  wax: string,
  stamp: Seal['stamp'],
  fastening: Seal['fastening'] = 'none',
): MilestoneDrawing => ({ id, family: 'seal', emblem, wax, stamp, fastening });
const stone = (
  id: string,
  emblem: MemorialStone['emblem'],
  rock: string,
  form: MemorialStone['form'],
  more: Pick<MemorialStone, 'on' | 'lichen' | 'grass'> = {},
): MilestoneDrawing => ({ id, family: 'stone', emblem, rock, form, ...more });

const MOSS = '#8FA05A';
const RUST = '#D0954A';
const PALE = '#C9CFA8';

export const MILESTONE_DRAWINGS: readonly MilestoneDrawing[] = [
  lamp('first-lamp', 'saucer'),
  lamp('whole-day', 'threefold'),
  lamp('seven-days', 'wheel-made'),
  lamp('forty-days', 'discus'),
  lamp('hundred-days', 'twin'),
  lamp('year-of-days', 'seven-wicks'),
  lamp('thousand-days', 'lampstand'),
  lamp('seven-whole-days', 'hanging'),
  lamp('forty-whole-days', 'on-a-stand'),
  lamp('four-seasons', 'lantern'),
  lamp('year-here', 'niche'),
  lamp('forty-days-of-prayer', 'leaf-handle'),
  lamp('level-5', 'fish'),
  lamp('level-10', 'dove'),
  lamp('level-20', 'ship'),
  lamp('level-40', 'torch-in-a-jar'),

  seal('first-entry', 'quill', '#B23A3A', 'round', 'letter'),
  seal('ten-entries', 'inkwell', '#3F5C86', 'oval'),
  seal('fifty-entries', 'scroll', '#8A5A2E', 'square', 'cord'),
  seal('hundred-entries', 'open-book', '#5B4B8A', 'eight', 'tails'),
  seal('year-of-entries', 'sun', '#C98A2B', 'scallop', 'tails'),
  seal('all-moods', 'blossom', '#B5608A', 'quatrefoil'),
  seal('first-chapter', 'sprout', '#4F7F55', 'round'),
  seal('first-book', 'closed-book', '#8E2F3C', 'shield'),
  seal('psalms', 'lyre', '#6C5AA8', 'almond', 'ribbon'),
  seal('gospels', 'four-gospels', '#9C2F4A', 'quatrefoil', 'tails'),
  seal('pentateuch', 'tablets', '#6A6F78', 'oval', 'cord'),
  seal('pauls-letters', 'sail', '#2F7480', 'round', 'letter'),
  seal('prophets', 'horn', '#A65A2C', 'scallop'),
  seal('old-testament', 'star', '#2F4A80', 'eight', 'ribbon'),
  seal('new-testament', 'chi-rho', '#B4472F', 'shield', 'tails'),
  seal('whole-bible', 'alpha-omega', '#D3A13A', 'round', 'ribbon'),
  seal('fifty-highlights', 'wheat', '#7C8A3E', 'almond'),
  seal('ten-notes', 'jar', '#54707C', 'square'),
  seal('ten-favorites', 'heart', '#C4506A', 'scallop', 'letter'),
  seal('first-plan', 'steps', '#5E7F9E', 'almond', 'cord'),
  seal('seven-plans', 'well', '#6E4A7A', 'quatrefoil', 'ribbon'),

  stone('first-prayer', 'incense', '#B7A992', 'stele', { lichen: MOSS, grass: true }),
  stone('prayed-for-ten', 'ripples', '#7E8C99', 'pebble'),
  stone('prayed-for-hundred', 'tree', '#989C86', 'boulder', { lichen: PALE, grass: true }),
  stone('first-encouragement', 'cup', '#C7AC8C', 'standing', { grass: true }),
  stone('ten-encouragements', 'bread', '#BCA084', 'slab', { lichen: PALE }),
  stone('first-answered', 'olive-branch', '#CFC6B4', 'wedge', { lichen: MOSS }),
  stone('seven-answered', 'rainbow', '#9A96A4', 'slab', { on: 1 }),
  stone('thirty-answered', 'grapes', '#A99A9E', 'boulder', { on: 2, lichen: RUST }),
  stone('first-thanks', 'dove', '#BFC4C6', 'shoulder', { lichen: RUST }),
  stone('circle', 'rings', '#9AA7A0', 'boulder', { lichen: RUST }),
  stone('group', 'tent', '#B9997C', 'block', { grass: true }),
  stone('evening-together', 'evening', '#74788A', 'standing', { lichen: PALE, grass: true }),
  stone('passage-answered', 'fish', '#8C9EA0', 'slab', { grass: true }),
  stone('other-side', 'scales', '#A7A39B', 'stele', { lichen: RUST }),
  stone('changed-mind', 'turned-path', '#B5A08E', 'shoulder', { grass: true }),
  stone('well-argued', 'plumb', '#8D7F78', 'broken', { lichen: MOSS, grass: true }),
  stone('first-chest', 'key', '#93A5A2', 'pebble', { on: 1 }),
  stone('all-chests', 'crown', '#AE8A7A', 'block', { on: 1, lichen: PALE }),
  stone('first-collection', 'mosaic', '#B5AFA6', 'broken', { grass: true }),
  stone('all-collections', 'gate', '#C9B899', 'stele', { on: 1, grass: true }),
  stone('ten-quests', 'basket', '#A8A48E', 'pebble', { lichen: RUST, grass: true }),
  stone('hundred-quests', 'millstone', '#B8ADA6', 'shoulder', { on: 1, lichen: MOSS }),
];
