/** Figures as pixels, on a ground of one colour: to be looked at, and to be told apart by tests. */
import sharp from 'sharp';
import { avatarColours, type ColourChoice } from './avatar-colours.ts';
import { figureSvg } from './figure.ts';
import { type OutfitDrawing, STYLES, type StyleId } from './figure-catalogue.ts';
import { OUTFITS } from './wardrobe.ts';

export const PARCHMENT = '#FBF6EC';
export const NIGHT = '#12142A';

/** A figure to render and the colours on it; without them the style's own. */
export interface FigureOrder {
  style: StyleId;
  outfit: OutfitDrawing;
  colours?: ColourChoice;
}

/** A figure's SVG with its variables replaced by colours, since a rasteriser has no page around it. */
export function colouredFigure({ style, outfit, colours }: FigureOrder, uid: string): string {
  const own = STYLES.find(({ id }) => id === style)?.defaults;
  if (!own) throw new Error(`no style ${style}`);
  const svg = figureSvg(style, OUTFITS[outfit], uid, { skin: own.skin, hair: own.hair });
  const set = colours ? avatarColours(colours) : {};
  return svg.replace(/var\((--avatar-[\w-]+),(#\w+)\)/g, (_, name: string, fallback: string) => {
    const chosen = (set as Record<string, string>)[name];
    return chosen ?? fallback;
  });
}

/** Pixels of one figure, `height` tall and half as wide, on a ground colour. */
export async function rasterise(order: FigureOrder, height: number, ground: string): Promise<Buffer> {
  const svg = colouredFigure(order, 'sheet').replace(
    '<svg ',
    `<svg width="${Math.round((height * 330) / 650)}" height="${height}" `,
  );
  const halo = ground === NIGHT ? svg.replace('class="halo" display="none"', 'class="halo"') : svg;
  return sharp(Buffer.from(halo)).flatten({ background: ground }).removeAlpha().png().toBuffer();
}
