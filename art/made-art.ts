import { buildFigures } from './avatar/build-figures.ts';
import { buildChests } from './chests/build-chests.ts';
import { buildCollections } from './collections/build-collections.ts';
import { buildMilestones } from './milestones/build-milestones.ts';
import { makePreviews, makeScreens, makeThumbs } from './previews/make-previews.ts';

/** The folders below `/art/` that are not in `art/finished`, because code makes them fast enough for every build. */
const MAKERS = {
  chests: buildChests,
  collections: buildCollections,
  figures: buildFigures,
  milestones: buildMilestones,
  'wallpapers/previews': makePreviews,
  'wallpapers/screens': makeScreens,
  'wallpapers/thumbs': makeThumbs,
} as const satisfies Record<string, (outDir: string) => Promise<string[]>>;

export type MadeFolder = keyof typeof MAKERS;
export const MADE_FOLDERS = Object.keys(MAKERS) as MadeFolder[];

/** Fills one of the folders below `artDir`. */
export function makeFolder(folder: MadeFolder, artDir: string): Promise<string[]> {
  return MAKERS[folder](`${artDir}/${folder}`);
}
