import { LRUCache } from 'lru-cache';
import type { Log } from '#platform/server/server-deps.ts';
import { Translation } from '../bible-library.ts';
import { loadInThread } from '../load-in-thread.ts';
import { type FoundText, findPlaces, reasonOf, textsAt } from './find-sources.ts';

/** As many as are in memory at once, 20 MB each; another takes the place of the one that was read the longest ago. */
const IN_MEMORY = 6;

/**
 * The texts beside our own: what lies in the folders of modules, as it lies there now. Each process looks for itself and loads what is
 * asked for, in another thread.
 */
export class BroughtTexts {
  readonly #folders: readonly string[];
  readonly #log: Pick<Log, 'warn'>;
  /** Of each place what was found when it was as its signature says. */
  #known = new Map<string, { signature: string; texts: FoundText[] }>();
  #found: readonly FoundText[] = [];
  #isFirst = true;
  readonly #loaded = new LRUCache<string, Promise<Translation>>({ max: IN_MEMORY });
  /** Why a text could not be loaded, by its id; told once. */
  readonly #failed = new Map<string, string>();

  constructor(folders: readonly string[], log: Pick<Log, 'warn'>) {
    this.#folders = folders;
    this.#log = log;
  }

  /** All that is there, in the order of their languages and names. Of two with one name the later folder's counts. */
  async list(): Promise<readonly FoundText[]> {
    const known = new Map<string, { signature: string; texts: FoundText[] }>();
    for (const place of await findPlaces(this.#folders)) {
      const before = this.#known.get(place.place);
      const isSame = before?.signature === place.signature;
      const texts = isSame ? before.texts : await textsAt(place);
      if (!isSame) for (const text of texts) if (text.problem !== null) this.#tell(text, text.problem);
      known.set(place.place, { signature: place.signature, texts });
    }
    this.#known = known;
    this.#isFirst = false;
    const byName = new Map(
      [...known.values()].flatMap(({ texts }) => texts.map((text) => [nameOf(text.id), text])),
    );
    this.#found = [...byName.values()]
      .map((text) => ({ ...text, problem: text.problem ?? this.#failed.get(text.id) ?? null }))
      .sort(
        (a, b) =>
          a.conf.language.localeCompare(b.conf.language) ||
          a.conf.description.localeCompare(b.conf.description),
      );
    return this.#found;
  }

  /**
   * A text by its id, whatever version that names: somebody may have kept an older one. Null for none that can be read.
   */
  async find(id: string): Promise<{ found: FoundText; text: Translation } | null> {
    const name = nameOf(id);
    const isKnown = this.#found.some((text) => text.id === id);
    const all = isKnown && !this.#isFirst ? this.#found : await this.list();
    const found = all.find((text) => nameOf(text.id) === name);
    if (!found || found.problem !== null) return null;
    const known = this.#loaded.get(found.id);
    const loading = known ?? this.#load(found);
    if (!known) this.#loaded.set(found.id, loading);
    try {
      return { found, text: await loading };
    } catch (error) {
      this.#loaded.delete(found.id);
      const reason = reasonOf(error);
      if (!this.#failed.has(found.id)) this.#tell(found, reason);
      this.#failed.set(found.id, reason);
      return null;
    }
  }

  async #load({ id, source, conf }: FoundText): Promise<Translation> {
    return new Translation(id, await loadInThread({ source, isEnglish: /^en\b/i.test(conf.language) }));
  }

  #tell({ source }: FoundText, reason: string): void {
    this.#log.warn({ place: source.place, module: source.conf, reason }, 'a Bible text could not be read');
  }
}

/** 'sparv1909eb' of 'sparv1909eb.1f2e3d4c5b'. */
function nameOf(id: string): string {
  return id.toLowerCase().split('.')[0]!;
}
