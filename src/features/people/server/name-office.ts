import { LRUCache } from 'lru-cache';
import { skeletonOf } from './name-skeleton.ts';

/**
 * Words by which a name promises that its owner speaks for the church or for this server, with their plurals, in the languages whose
 * words of danger are known, too, and in Russian and Ukrainian. 'Pastora', 'Bishop' and 'Dean' are not among them: many are called so.
 */
const OFFICES = skeletonsOf(
  'admin admins administrator administrators administration lampstand mod mods moderator moderators moderation',
  'official officials pastor pastors rev reverend reverends staff support system',
  // German
  'administratorin administratoren administratorinnen moderatorin moderatoren moderatorinnen pastorin pastoren pastorinnen pfarrer',
  'pfarrerin pfarrerinnen',
  // Spanish
  'administrador administradora administradores administradoras administración moderador moderadora moderadores moderadoras',
  'moderación pastores reverendo reverenda',
  // Russian and Ukrainian
  'админ админы администратор администраторы администрация модератор модераторы модерация пастор пасторы',
  'адмін адміни адміністратор адміністратори адміністрація модератори модерація пастори',
);

/** Words that a group may be called by all the same: 'Support after a loss', 'The staff of St Mary', 'All things in moderation'. */
const PLAIN_FOR_GROUPS = skeletonsOf('administration moderation staff support system');

/** What looks like one of the words of the lines. Small and capital letters of other alphabets look like different Latin ones. */
export function skeletonsOf(...lines: readonly string[]): ReadonlySet<string> {
  const words = lines.join(' ').split(' ');
  return new Set(
    words.flatMap((word) => {
      const capital = word.charAt(0).toUpperCase() + word.slice(1);
      return [word, capital, word.toUpperCase()].map(skeletonOf);
    }),
  );
}

/** The same names are shown again and again. What is known of a name never changes, so each process can keep its own. */
const known = new LRUCache<string, boolean>({ max: 10_000 });

/** Whether a name holds the word of an office, or what looks like it: 'Pastor Ruth', 'L a m p s t a n d'. */
export function isOfficeName(name: string): boolean {
  let is = known.get(name);
  if (is === undefined) {
    is = holdsOffice(name);
    known.set(name, is);
  }
  return is;
}

function holdsOffice(name: string): boolean {
  return wordsOfName(name).some((word) => OFFICES.has(skeletonOf(word))) || OFFICES.has(skeletonOf(name));
}

export function wordsOfName(name: string): string[] {
  return name.split(/[^\p{L}\p{M}]+/u);
}

/** Whether a group's name claims to speak for the church or for this server. */
export function isOfficeNameOfGroup(name: string): boolean {
  if (!isOfficeName(name)) return false;
  const words = wordsOfName(name).map(skeletonOf);
  const claims = [...words, skeletonOf(name)].filter((word) => OFFICES.has(word));
  return claims.some((word) => !PLAIN_FOR_GROUPS.has(word));
}
