/**
 * The colours a person chooses, as CSS variables. Every tone of skin, hair and accent in a figure is written
 * var(--avatar-…, fallback), so setting these on any element around the figure recolours all of it.
 * Runs in the browser and in the build.
 */
import { apartFrom, cloth, hairTones, type SkinTones, skin as skinTones, type Tones } from './colour.ts';

/** Colours as #rrggbb; without an accent each outfit keeps its own. */
export interface ColourChoice {
  skin: string;
  hair: string;
  accent?: string;
}
export type AvatarVariable = `--avatar-${string}`;

/** The paints of one figure: values of SVG fills, each a variable with its fallback. */
export interface Paints {
  skin: Skin;
  hair: Tones;
  accent: Tones;
}
/** Skin with what lies on it: sandal straps must read against the foot. */
export type Skin = Omit<SkinTones, 'dark'> & { strap: Tones };

const LEATHER_ON_LIGHT = '#6B4A36';
const LEATHER_ON_DARK = '#C79E70';

interface Palette {
  skin: Omit<SkinTones, 'dark'>;
  strap: Tones;
  hair: Tones;
  accent?: Tones;
}
function palette({ skin, hair, accent }: ColourChoice): Palette {
  const { dark, ...tones } = skinTones(skin);
  return {
    skin: tones,
    strap: cloth(dark ? LEATHER_ON_DARK : LEATHER_ON_LIGHT),
    hair: hairTones(apartFrom(skin, hair)),
    ...(accent && { accent: cloth(accent) }),
  };
}
const variable = (group: string, tone: string): AvatarVariable =>
  tone === 'base' ? `--avatar-${group}` : `--avatar-${group}-${tone}`;

/**
 * The variables for a choice of colours, `--avatar-skin-shade: #…` and so on; set them as custom properties
 * (`element.style.setProperty`) on an element around the inlined figure.
 */
export function avatarColours(choice: ColourChoice): Record<AvatarVariable, string> {
  return Object.fromEntries(
    Object.entries(palette(choice)).flatMap(([group, tones]: [string, object]) =>
      Object.entries(tones).map(([tone, hex]) => [variable(group, tone), hex as string]),
    ),
  );
}

function asVariables<T extends object>(group: string, tones: T): T {
  const entries = Object.entries(tones).map(([tone, hex]) => [tone, `var(${variable(group, tone)},${hex})`]);
  return Object.fromEntries(entries) as T;
}

/** The paints for drawing a figure whose fallbacks are the choice; the accent's fallback is the outfit's own. */
export function variablePaints(choice: Required<ColourChoice>): Paints {
  const { skin, strap, hair, accent = cloth(choice.accent) } = palette(choice);
  return {
    skin: { ...asVariables('skin', skin), strap: asVariables('strap', strap) },
    hair: asVariables('hair', hair),
    accent: asVariables('accent', accent),
  };
}
