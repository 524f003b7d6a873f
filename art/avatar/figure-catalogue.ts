/** What figures there are to choose from: plain data for the build and the browser alike. */

export interface Swatch {
  name: string;
  hex: string;
}
export const SKIN_SWATCHES: readonly Swatch[] = [
  { name: 'Porcelain', hex: '#F7DEC9' },
  { name: 'Honey', hex: '#EDC6A2' },
  { name: 'Olive', hex: '#D6A47A' },
  { name: 'Amber', hex: '#B57F54' },
  { name: 'Umber', hex: '#8A5A3C' },
  { name: 'Ebony', hex: '#66432F' },
];
export const HAIR_SWATCHES: readonly Swatch[] = [
  { name: 'Night', hex: '#2E2630' },
  { name: 'Espresso', hex: '#432E28' },
  { name: 'Chestnut', hex: '#6B3F2A' },
  { name: 'Copper', hex: '#B8703A' },
  { name: 'Wheat', hex: '#D2A868' },
  { name: 'Silver', hex: '#B7B2B6' },
];
/** No gold among them: gold means XP and light. */
export const ACCENT_SWATCHES: readonly Swatch[] = [
  { name: 'Clay', hex: '#C4694A' },
  { name: 'Olive leaf', hex: '#5F8A5A' },
  { name: 'Dusk violet', hex: '#6C5AA8' },
  { name: 'Sky', hex: '#7FA8CF' },
  { name: 'Rose', hex: '#C77B8B' },
  { name: 'Linen', hex: '#EFE4CE' },
];

export type StyleId = 'feminine' | 'masculine' | 'neutral' | 'androgynous';
export interface FigureStyle {
  id: StyleId;
  label: string;
  description: string;
  swatches: { skin: readonly Swatch[]; hair: readonly Swatch[]; accent: readonly Swatch[] };
  /** #rrggbb; skin and hair are what an uncoloured figure shows, the accent is the style's first suggestion. */
  defaults: { skin: string; hair: string; accent: string };
}
const swatches = { skin: SKIN_SWATCHES, hair: HAIR_SWATCHES, accent: ACCENT_SWATCHES };

export const STYLES: readonly FigureStyle[] = [
  {
    id: 'feminine',
    label: 'Feminine',
    description: 'Long hair over the shoulder and a soft outline.',
    swatches,
    defaults: { skin: '#EDC6A2', hair: '#6B3F2A', accent: '#C77B8B' },
  },
  {
    id: 'masculine',
    label: 'Masculine',
    description: 'Short hair, a full beard and broad shoulders.',
    swatches,
    defaults: { skin: '#D6A47A', hair: '#432E28', accent: '#7FA8CF' },
  },
  {
    id: 'neutral',
    label: 'Neutral',
    description: 'Close curls and an even build.',
    swatches,
    defaults: { skin: '#8A5A3C', hair: '#2E2630', accent: '#5F8A5A' },
  },
  {
    id: 'androgynous',
    label: 'Androgynous',
    description: 'A straight bob and a slender build.',
    swatches,
    defaults: { skin: '#F7DEC9', hair: '#B8703A', accent: '#6C5AA8' },
  },
];

/** Ids of the outfits that are drawn; `figures/<style>-<outfit>.svg` exists for each. */
export const OUTFIT_DRAWINGS = [
  'linen-tunic',
  'denim-and-sweater',
  'garden-overalls',
  'travellers-poncho',
  'potters-smock',
  'carpenters-vest',
  'fishers-oilskin',
  'shepherds-cloak',
  'prayer-shawl',
  'pilgrims-mantle',
  'choir-robe',
  'sunday-best',
  'wedding-garment',
  'winter-coat',
  'harvest-apron',
  'advent-purple',
  'easter-white',
  'gleaners-dress',
  'watchers-cloak',
  'festal-shepherd',
  'lenten-grey',
  'dawn-garment',
  'pentecost-red',
  'midsummer-linen',
  'elders-robe',
] as const;
export type OutfitDrawing = (typeof OUTFIT_DRAWINGS)[number];

/**
 * The text with which every id inside one figure's SVG begins, unlike in any other figure. To show the same figure
 * twice on a page, replace it in the second: `svg.replaceAll(figureIdPrefix(style, outfit), 'avatar-card-')`.
 */
export function figureIdPrefix(style: StyleId, outfit: OutfitDrawing): string {
  return `av${style[0]}${OUTFIT_DRAWINGS.indexOf(outfit).toString(36)}-`;
}

/** The file of a figure inside the folder of figures. */
export const figureFile = (style: StyleId, outfit: OutfitDrawing): string => `${style}-${outfit}.svg`;

/** The viewBox of every figure; the soles stand at y 638. */
export const FIGURE_VIEW_BOX = '40 10 330 650';
