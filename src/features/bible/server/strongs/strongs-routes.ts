import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { getStrongsWord, getVerseWords } from '../../strongs.contract.ts';
import type { BroughtTexts } from '../text/brought/brought-texts.ts';
import type { Lexicons } from './lexicons.ts';
import { findVerseWords } from './verse-words.ts';
import { findWhereItStands } from './where-it-stands.ts';

/** Words of the original, from memory alone. */
export function strongsRoutes(
  endpoints: Endpoints,
  from: { brought: BroughtTexts; lexicons: Lexicons },
): void {
  endpoints.handle(getVerseWords, ({ params, query }) => findVerseWords(from, params, query.translation));

  endpoints.handle(getStrongsWord, ({ params, query }) => findWhereItStands(from, { ...params, ...query }));
}
