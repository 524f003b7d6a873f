/**
 * Verses whose closing "Selah." the edition that we load has dropped (design, section 7): chapter and verses of the
 * Psalms, then of Habakkuk 3.
 */
const PSALMS = `3:2,4,8; 4:2,4; 7:5; 9:16,20; 20:3; 21:2; 24:6,10; 32:4,5,7; 39:5,11; 44:8; 46:3,7,11; 47:4; 48:8;
49:13,15; 50:6; 52:3,5; 54:3; 55:7,19; 57:3,6; 59:5,13; 60:4; 61:4; 62:4,8; 66:4,7,15; 67:1,4; 68:7,19,32; 75:3;
76:3,9; 77:3,9,15; 81:7; 82:2; 83:8; 84:4,8; 85:2; 87:3,6; 88:7,10; 89:4,37,45,48; 140:3,5,8; 143:6`;
const HABAKKUK = '3:3,9,13';

function placesOf(book: string, list: string): string[] {
  return list.split(';').flatMap((part) => {
    const [chapter = '', verses = ''] = part.trim().split(':');
    return verses.split(',').map((verse) => `${book}.${chapter}.${verse}`);
  });
}

/** Verse ids such as 'PSA.3.2'. */
export const SELAH_PLACES: readonly string[] = [...placesOf('PSA', PSALMS), ...placesOf('HAB', HABAKKUK)];

/** The words that a verse has lost; undefined where it has lost none. */
export function lostEnding(verseId: string): string | undefined {
  if (verseId === 'PSA.9.16') return 'Meditation. Selah.';
  return PLACES.has(verseId) ? 'Selah.' : undefined;
}

const PLACES = new Set(SELAH_PLACES);
