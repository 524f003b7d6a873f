/** Writes every figure as a static SVG file for the client. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compactSvg } from '../compact-svg.ts';
import { figureSvg } from './figure.ts';
import { figureFile, figureIdPrefix, OUTFIT_DRAWINGS, STYLES } from './figure-catalogue.ts';
import { OUTFITS } from './wardrobe.ts';

/** One figure as its file holds it. */
export interface BuiltFigure {
  file: string;
  svg: string;
}

/** All figures, style by style, in the styles' default colours. */
export function renderFigures(): BuiltFigure[] {
  return STYLES.flatMap(({ id, defaults: { skin, hair } }) =>
    OUTFIT_DRAWINGS.map((outfit) => {
      const uid = figureIdPrefix(id, outfit).slice(0, -1);
      return {
        file: figureFile(id, outfit),
        svg: compactSvg(figureSvg(id, OUTFITS[outfit], uid, { skin, hair })),
      };
    }),
  );
}

/** Writes `<style>-<outfit>.svg` for each figure into outDir, which is made if need be; answers the file names. */
export async function buildFigures(outDir: string): Promise<string[]> {
  await mkdir(outDir, { recursive: true });
  const figures = renderFigures();
  await Promise.all(figures.map(({ file, svg }) => writeFile(join(outDir, file), svg)));
  return figures.map(({ file }) => file);
}
