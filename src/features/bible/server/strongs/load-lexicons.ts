import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { StrongsLanguage } from '../../strongs.rules.ts';
import { filesAt } from '../text/brought/brought-source.ts';
import { openSwordModule, type SwordModule } from '../text/brought/load-sword.ts';
import { ToldReason } from '../text/brought/told-reason.ts';
import { type PackedLexicon, packLexicon } from './pack-lexicon.ts';

const TASK = 'load lexicons';

/** Where modules may be, as `findPlaces` finds them. */
export type LexiconPlace = { place: string; isZip: boolean };

export interface LoadedLexicons {
  lexicons: Partial<Record<StrongsLanguage, PackedLexicon>>;
  /** Lexicons that could not be read, and why. */
  problems: { place: string; module: string; reason: string }[];
}

/** Far more than any needs. */
const LOADS_WITHIN_MS = 60_000;

/**
 * Finds the lexicons of Strong's numbers and reads them, in a thread of its own: the server goes on answering, and what loading needed
 * is freed with the thread. Of two for a language the one of the later place counts; in one place Strong's own.
 */
export async function loadLexicons(places: readonly LexiconPlace[]): Promise<LoadedLexicons> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { task: TASK, places },
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 },
  });
  try {
    const [loaded] = await once(worker, 'message', { signal: AbortSignal.timeout(LOADS_WITHIN_MS) });
    return loaded as LoadedLexicons;
  } finally {
    await worker.terminate();
  }
}

if (!isMainThread && workerData?.task === TASK) {
  const loaded = lexiconsAt(workerData.places as LexiconPlace[]);
  const packed = Object.values(loaded.lexicons);
  parentPort!.postMessage(
    loaded,
    packed.flatMap(({ codes, entries }) => [codes.buffer, entries.bytes.buffer, entries.offsets.buffer]),
  );
}

function lexiconsAt(places: readonly LexiconPlace[]): LoadedLexicons {
  const loaded: LoadedLexicons = { lexicons: {}, problems: [] };
  for (const place of places) {
    for (const { name, module, language } of lexiconModules(place)) {
      try {
        loaded.lexicons[language] = packLexicon(module, language);
      } catch (error) {
        loaded.problems.push({ place: place.place, module: name, reason: reasonOf(error) });
      }
    }
  }
  return loaded;
}

interface LexiconModule {
  name: string;
  module: SwordModule;
  language: StrongsLanguage;
}

/** Those of one place, Strong's own last. Whatever cannot be opened is no lexicon: lists of texts say why. */
function lexiconModules(place: LexiconPlace): LexiconModule[] {
  try {
    const files = filesAt(place);
    const found = files
      .list('mods.d')
      .filter((name) => name.endsWith('.conf') && name !== 'globals.conf')
      .flatMap((name): LexiconModule[] => {
        try {
          const module = openSwordModule(files, name);
          const language = languageOfLexicon(module);
          return language === null ? [] : [{ name: module.conf.name, module, language }];
        } catch {
          return [];
        }
      });
    const isStrongs = ({ name }: LexiconModule) => Number(/^strongs/i.test(name));
    return found.sort((one, other) => isStrongs(one) - isStrongs(other));
  } catch {
    return [];
  }
}

function languageOfLexicon({ conf }: SwordModule): StrongsLanguage | null {
  if (!/^zLD$/i.test(conf.driver)) return null;
  if (conf.features.includes('GreekDef')) return 'greek';
  return conf.features.includes('HebrewDef') ? 'hebrew' : null;
}

function reasonOf(error: unknown): string {
  return error instanceof ToldReason ? error.message : 'Its files are not what they should be.';
}
