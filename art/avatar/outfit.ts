/** What an outfit is: cloths by name, and a drawing against the rig that answers in layers. */
import type { Paints, Skin } from './avatar-colours.ts';
import { cloth } from './colour.ts';
import type { OutfitDrawing } from './figure-catalogue.ts';
import type { FormOptions, Pen, Tone } from './pen.ts';
import type { Rig } from './rig.ts';

/** SVG text per layer, from the back to the front; the figure draws itself between them. */
export interface Layers {
  back?: string;
  legs?: string;
  body?: string;
  armL?: string;
  /** Over the hanging arm: stole, shawl. */
  over?: string;
  collar?: string;
  hat?: string;
  hatBack?: string;
  /** Under a brim only the hair below this y of the head shows; left out, all hair shows. */
  hatCut?: number;
  /** A veil or a hood lies over the ears. */
  coversEar?: boolean;
  /** Behind the hand on the heart. */
  armRBack?: string;
  armR?: string;
  front?: string;
  /** The outfit draws the hanging hand itself, because it holds something. */
  ownHandL?: boolean;
}

export interface Outfit {
  id: OutfitDrawing;
  /** #rrggbb of the piece that takes the wearer's accent, when none is chosen. */
  accent: string;
  bare: readonly BarePart[];
  layers(r: Rig, k: Pen, paints: Paints): Layers;
}
export type BarePart = 'legs' | 'armL' | 'armR';

interface OutfitSource<K extends string> {
  id: OutfitDrawing;
  /** The cloths, #rrggbb; the one named accent takes the wearer's accent colour. */
  cloths: Record<K | 'accent', string>;
  bare?: BarePart[];
  draw(r: Rig, k: Pen, m: Record<K | 'accent', Tone>, sk: Skin): Layers;
}

/** Makes an outfit of its source: cloths become five tones each. */
export function outfit<K extends string>({ id, cloths, bare = [], draw }: OutfitSource<K>): Outfit {
  const tones = Object.fromEntries(
    Object.entries<string>(cloths).map(([name, hex]) => [name, cloth(hex)]),
  ) as Record<K | 'accent', Tone>;
  return {
    id,
    accent: cloths.accent,
    bare,
    layers: (r, k, paints) => draw(r, k, { ...tones, accent: paints.accent }, paints.skin),
  };
}

/** How a large lit cloth is formed. */
export const LIT: FormOptions = { wash: true, rim: 2.4, dx: 9, dy: 0 };
