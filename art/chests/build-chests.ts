// Writes every chest in every state as a self-contained SVG. The layers carry the classes chest-shadow, chest-light,
// chest-body, chest-lid and chest-gift, so that an inlined picture can be animated with transforms and opacity.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defs, pen } from '../avatar/pen.ts';
import { compactSvg } from '../compact-svg.ts';
import { drawAlabasterJar } from './alabaster-jar.ts';
import { drawArkGoldChest } from './ark-gold-chest.ts';
import { drawBronzeCasket } from './bronze-casket.ts';
import { drawCedarBox } from './cedar-box.ts';
import { CHEST_STATES, type ChestState, type DrawChest } from './chest-drawing.ts';
import { CHEST_DRAWINGS } from './chest-list.ts';
import { drawClayJar } from './clay-jar.ts';
import { drawFishingBasket } from './fishing-basket.ts';
import { drawHiddenTreasure } from './hidden-treasure.ts';
import { drawOilHorn } from './oil-horn.ts';
import { drawPearlShell } from './pearl-shell.ts';
import { drawRoyalCoffer } from './royal-coffer.ts';
import { drawScrollCase } from './scroll-case.ts';
import { drawShepherdsBag } from './shepherds-bag.ts';
import { drawWaterJar } from './water-jar.ts';
import { drawWheatBushel } from './wheat-bushel.ts';

const DRAW: Record<string, DrawChest> = {
  'clay-jar': drawClayJar,
  'fishing-basket': drawFishingBasket,
  'wheat-bushel': drawWheatBushel,
  'shepherds-bag': drawShepherdsBag,
  'cedar-box': drawCedarBox,
  'scroll-case': drawScrollCase,
  'bronze-casket': drawBronzeCasket,
  'alabaster-jar': drawAlabasterJar,
  'royal-coffer': drawRoyalCoffer,
  'ark-gold-chest': drawArkGoldChest,
  'water-jar': drawWaterJar,
  'hidden-treasure': drawHiddenTreasure,
  'pearl-shell': drawPearlShell,
  'oil-horn': drawOilHorn,
};

/** One chest in one state as SVG text. Ids in it begin with the chest's id and state. */
export function chestSvg(id: string, state: ChestState): string {
  const draw = DRAW[id];
  if (!draw) throw new Error(`There is no drawing of a chest "${id}".`);
  const k = pen(`${id}-${state}`);
  const layers = draw(k, state)
    .map(([part, svg]) => `<g class="chest-${part}">${svg}</g>`)
    .join('');
  return compactSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${defs(k)}${layers}</svg>`,
  );
}

/** Writes `<chestId>-<state>.svg` for all chests into outDir and returns the file names. */
export async function buildChests(outDir: string): Promise<string[]> {
  await mkdir(outDir, { recursive: true });
  const names: string[] = [];
  for (const { id } of CHEST_DRAWINGS) {
    for (const state of CHEST_STATES) {
      const name = `${id}-${state}.svg`;
      await writeFile(join(outDir, name), chestSvg(id, state));
      names.push(name);
    }
  }
  return names;
}
