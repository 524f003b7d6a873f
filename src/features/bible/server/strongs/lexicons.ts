import type { Log } from '#platform/server/server-deps.ts';
import type { LexiconEntry } from '../../strongs.contract.ts';
import { languageOf, type StrongsLanguage, strongsNumber } from '../../strongs.rules.ts';
import { findPlaces } from '../text/brought/find-sources.ts';
import { loadLexicons } from './load-lexicons.ts';
import { Lexicon } from './pack-lexicon.ts';

type Found = Partial<Record<StrongsLanguage, Lexicon>>;

/**
 * The lexicons that lie in the folders of modules, as they lie there now. Each process looks for itself, at the first word that somebody
 * taps and after that at names and times alone, and loads them again when something changed.
 */
export class Lexicons {
  readonly #folders: readonly string[];
  readonly #log: Pick<Log, 'warn'>;
  #known: { signature: string; found: Promise<Found> } | null = null;

  constructor(folders: readonly string[], log: Pick<Log, 'warn'>) {
    this.#folders = folders;
    this.#log = log;
  }

  /**
   * What they say of some words, each once, and for which languages of these there is none.
   * @param codes of Strong's numbers
   */
  async entriesOf(
    codes: readonly number[],
  ): Promise<{ entries: LexiconEntry[]; lexiconsMissing: StrongsLanguage[] }> {
    const lexicons = await this.#find();
    const entries: LexiconEntry[] = [];
    const missing = new Set<StrongsLanguage>();
    for (const code of new Set(codes)) {
      const number = strongsNumber(code);
      const lexicon = lexicons[languageOf(number)];
      if (!lexicon) missing.add(languageOf(number));
      const entry = lexicon?.entry(code);
      if (entry) entries.push({ number, ...entry });
    }
    return { entries, lexiconsMissing: [...missing] };
  }

  async #find(): Promise<Found> {
    const places = await findPlaces(this.#folders);
    const signature = places.map((one) => one.signature).join('\n');
    if (this.#known?.signature !== signature) this.#known = { signature, found: this.#load(places) };
    return this.#known.found;
  }

  /** What cannot be loaded is told once, and is as if it were not there until something changes. */
  async #load(places: readonly { place: string; isZip: boolean }[]): Promise<Found> {
    try {
      const { lexicons, problems } = await loadLexicons(places.map(({ place, isZip }) => ({ place, isZip })));
      for (const problem of problems) this.#log.warn(problem, 'a lexicon could not be read');
      return Object.fromEntries(
        Object.entries(lexicons).map(([language, packed]) => [language, new Lexicon(packed)]),
      );
    } catch (error) {
      this.#log.warn({ err: error }, 'lexicons could not be read');
      return {};
    }
  }
}
