import { firstFace } from '../first-face.rules.ts';
import { DEFAULT_STYLE } from '../people.rules.ts';
import type { ShownPersonRow } from './person-store.ts';

/**
 * Skin and hair, as they are shown to somebody and to others alike. Who has taken another style without colours of their own has that
 * style's.
 */
export function faceColours(row: Pick<ShownPersonRow, 'id' | 'style' | 'skin_color' | 'hair_color'>): {
  skin: string | null;
  hair: string | null;
} {
  const first = (row.style ?? DEFAULT_STYLE) === DEFAULT_STYLE ? firstFace(row.id) : null;
  return { skin: row.skin_color ?? first?.skin ?? null, hair: row.hair_color ?? first?.hair ?? null };
}
