/** Contact sheets: all figures side by side, to be looked at. */
import sharp from 'sharp';
import { avatarColours, type ColourChoice } from './avatar-colours.ts';
import { figureSvg } from './figure.ts';
import { OUTFIT_DRAWINGS, type OutfitDrawing, STYLES, type StyleId } from './figure-catalogue.ts';
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

export interface SheetOptions {
  orders: FigureOrder[];
  columns: number;
  /** Height of one figure in pixels. */
  height: number;
  ground: string;
}
/** Every style in every outfit, one outfit a row. */
export const ALL_FIGURES: FigureOrder[] = OUTFIT_DRAWINGS.flatMap((outfit) =>
  STYLES.map(({ id }) => ({ style: id, outfit })),
);

/** Writes a contact sheet; the path's extension says the format. */
export async function writeSheet(
  path: string,
  { orders, columns, height, ground }: SheetOptions,
): Promise<void> {
  const width = Math.round((height * 330) / 650);
  const rows = Math.ceil(orders.length / columns);
  const cells = await Promise.all(
    orders.map(async (order, i) => ({
      input: await rasterise(order, height, ground),
      left: (i % columns) * width,
      top: Math.floor(i / columns) * height,
    })),
  );
  await sharp({
    create: { width: columns * width, height: rows * height, channels: 3, background: ground },
  })
    .composite(cells)
    .toFile(path);
}
