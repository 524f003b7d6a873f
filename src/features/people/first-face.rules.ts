import { HAIR_SWATCHES, SKIN_SWATCHES, type Swatch } from '@lampstand/art/avatar/figure-catalogue.ts';

/**
 * `#rrggbb` of skin and hair for whoever has chosen nothing yet, from the colours that everybody can choose. An id has always the same, so
 * nobody's face changes by itself (docs/decisions/128).
 */
export function firstFace(id: string): { skin: string; hair: string } {
  const count = SKIN_SWATCHES.length * HAIR_SWATCHES.length;
  const at = numberOf(id) % count;
  return {
    skin: hexOf(SKIN_SWATCHES, at % SKIN_SWATCHES.length),
    hair: hexOf(HAIR_SWATCHES, Math.floor(at / SKIN_SWATCHES.length)),
  };
}

function hexOf(swatches: readonly Swatch[], at: number): string {
  return (swatches[at] as Swatch).hex;
}

/** FNV-1a: ids that differ in one letter are far apart. */
function numberOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
