// Writes every milestone in both states as a self-contained SVG of a square.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defs, pen } from '../avatar/pen.ts';
import { compactSvg } from '../compact-svg.ts';
import { LAMP_FORMS } from './lamps.ts';
import {
  LAMP_BOX,
  MILESTONE_STATES,
  type MilestoneState,
  type Workshop,
  workshop,
} from './milestone-drawing.ts';
import { MILESTONE_DRAWINGS } from './milestone-list.ts';
import { drawSeal } from './seals.ts';
import { drawStone } from './stones.ts';

/** One that waits is there like a relief in a wall at dusk. */
const WAITING_OPACITY = 0.5;

/** One milestone in one state as SVG text. Ids in it begin with its own and the state's. Throws for an unknown one. */
export function milestoneSvg(id: string, state: MilestoneState): string {
  const drawing = MILESTONE_DRAWINGS.find((one) => one.id === id);
  if (!drawing) throw new Error(`There is no drawing of a milestone "${id}".`);
  const k = pen(`${id}-${state}`);
  const w = workshop(k, state);
  const art =
    drawing.family === 'lamp'
      ? standing(LAMP_FORMS[drawing.form], w)
      : drawing.family === 'seal'
        ? drawSeal(w, drawing)
        : drawStone(w, drawing);
  const { x, y, side } = LAMP_BOX;
  const box = drawing.family === 'lamp' ? `${x} ${y} ${side} ${side}` : '0 0 120 120';
  const shown = state === 'reached' ? art : `<g opacity="${WAITING_OPACITY}">${art}</g>`;
  return compactSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${defs(k)}${shown}</svg>`);
}

/** A lamp moved to where all of them stand. */
function standing({ draw, ground }: (typeof LAMP_FORMS)[keyof typeof LAMP_FORMS], w: Workshop): string {
  return `<g transform="translate(0 ${LAMP_BOX.ground - ground})">${draw(w)}</g>`;
}

/** Writes `<milestoneId>-<state>.svg` for all milestones into outDir and returns the file names. */
export async function buildMilestones(outDir: string): Promise<string[]> {
  await mkdir(outDir, { recursive: true });
  const names: string[] = [];
  for (const { id } of MILESTONE_DRAWINGS) {
    for (const state of MILESTONE_STATES) {
      const name = `${id}-${state}.svg`;
      await writeFile(join(outDir, name), milestoneSvg(id, state));
      names.push(name);
    }
  }
  return names;
}
