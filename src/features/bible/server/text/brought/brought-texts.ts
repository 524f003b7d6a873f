import { LRUCache } from 'lru-cache';
import type { Log } from '#platform/server/server-deps.ts';
import { Translation } from '../bible-library.ts';
import { loadInThread, textsInThread } from '../load-in-thread.ts';
import { type FoundText, findPlaces, reasonOf } from './find-sources.ts';
import type { TextMarks } from './sword-conf.ts';

/** As many as are in memory at once, 24 MB each; another takes the place of the one that was read the longest ago. */
const IN_MEMORY = 6;

const NO_MARKS: TextMarks = { hasStrongs: false, hasWordsOfJesus: false };

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
  /** What was left out of a text that could be loaded, by its id. */
  readonly #remarks = new Map<string, string>();
  /** What a text that was loaded has, by its id: its description may have said otherwise. */
  readonly #marks = new Map<string, TextMarks>();
  #looking: Promise<readonly FoundText[]> | null = null;

  constructor(folders: readonly string[], log: Pick<Log, 'warn'>) {
    this.#folders = folders;
    this.#log = log;
  }

  /** All that is there, in the order of their languages and names. Of two with one name the later folder's counts. */
  list(): Promise<readonly FoundText[]> {
    // Whoever asks meanwhile gets the same answer: one thread looks, however many ask.
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #look(): Promise<readonly FoundText[]> {
    const known = new Map<string, { signature: string; texts: FoundText[] }>();
    const places = await findPlaces(this.#folders);
    const changed = places.filter(({ place, signature }) => this.#known.get(place)?.signature !== signature);
    const looked = changed.length === 0 ? [] : await textsInThread(changed);
    for (const place of places) {
      const at = changed.indexOf(place);
      const texts = at < 0 ? this.#known.get(place.place)!.texts : looked[at]!;
      if (at >= 0) for (const text of texts) if (text.problem !== null) this.#tell(text, text.problem);
      known.set(place.place, { signature: place.signature, texts });
    }
    this.#known = known;
    this.#isFirst = false;
    const byName = new Map(
      [...known.values()].flatMap(({ texts }) => texts.map((text) => [nameOf(text.id), text])),
    );
    this.#found = [...byName.values()]
      .map((text) => ({
        ...text,
        conf: {
          ...text.conf,
          about: [text.conf.about, this.#remarks.get(text.id)].filter(Boolean).join(' '),
          marks: this.#marks.get(text.id) ?? text.conf.marks ?? NO_MARKS,
        },
        problem: text.problem ?? this.#failed.get(text.id) ?? null,
      }))
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
    const loaded = await loadInThread({ source, isEnglish: /^en\b/i.test(conf.language) });
    const remarks = loaded.remarks ?? [];
    if (remarks.length > 0) {
      if (!this.#remarks.has(id))
        this.#log.warn({ place: source.place, remarks }, 'a Bible text was read, but for some of it');
      this.#remarks.set(id, remarks.join(' '));
    }
    const text = new Translation(id, loaded);
    this.#marks.set(id, { hasStrongs: text.words !== null, hasWordsOfJesus: text.hasWordsOfJesus });
    return text;
  }

  #tell({ source }: FoundText, reason: string): void {
    this.#log.warn({ place: source.place, module: source.conf, reason }, 'a Bible text could not be read');
  }
}

/** 'sparv1909eb' of 'sparv1909eb.1f2e3d4c5b'. */
function nameOf(id: string): string {
  return id.toLowerCase().split('.')[0]!;
}
