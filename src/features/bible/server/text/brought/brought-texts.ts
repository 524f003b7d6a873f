import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Log } from '#platform/server/server-deps.ts';
import type { UploadedText, Uploads } from '../../uploaded-texts/uploaded-texts.ts';
import { Translation } from '../bible-library.ts';
import { loadInThread, textsInThread } from '../load-in-thread.ts';
import { type FoundText, findPlaces, reasonOf, unreadable } from './find-sources.ts';
import type { TextMarks } from './sword-conf.ts';
import { ToldReason } from './told-reason.ts';

/** As many as are in memory at once, 24 MB each; another takes the place of the one that was read the longest ago. */
const IN_MEMORY = 6;

const NO_MARKS: TextMarks = { hasStrongs: false, hasWordsOfJesus: false };

/** A text that was brought, with what is known about it here. */
export interface BroughtText extends FoundText {
  /** What was left out of it, or kept without its mark; '' where nothing was, or where nobody has opened it yet. */
  remarks: string;
  /** The row of one that an administrator uploaded; null for what lies in a folder. */
  uploaded: UploadedText['object'] | null;
}

/**
 * The texts beside our own: what lies in the folders of modules, as it lies there now, and what administrators have uploaded. Each process
 * looks for itself and loads what is asked for, in another thread.
 */
export class BroughtTexts {
  readonly #folders: readonly string[];
  readonly #log: Pick<Log, 'warn'>;
  /** Of each place what was found when it was as its signature says. */
  #known = new Map<string, { signature: string; texts: FoundText[] }>();
  #found: readonly BroughtText[] = [];
  #isFirst = true;
  readonly #loaded = new LRUCache<string, Promise<Translation>>({ max: IN_MEMORY });
  /** Why a text could not be loaded, by its id; told once. */
  readonly #failed = new Map<string, string>();
  /** What was left out of a text that could be loaded, by its id. */
  readonly #remarks = new Map<string, string>();
  /** What a text that was loaded has, by its id: its description may have said otherwise. */
  readonly #marks = new Map<string, TextMarks>();
  #looking: Promise<readonly BroughtText[]> | null = null;
  readonly #uploads: Uploads;

  /** @param uploads of two texts with one name such a one counts */
  constructor(folders: readonly string[], log: Pick<Log, 'warn'>, uploads: Uploads) {
    this.#folders = folders;
    this.#log = log;
    this.#uploads = uploads;
  }

  /** All that is there, in the order of their languages and names. Of two with one name the later folder's counts. */
  list(): Promise<readonly BroughtText[]> {
    // Whoever asks meanwhile gets the same answer: one thread looks, however many ask.
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #look(): Promise<readonly BroughtText[]> {
    const known = new Map<string, { signature: string; texts: FoundText[] }>();
    const uploads = await this.#uploads.list();
    const places = await findPlaces([...this.#folders, ...uploads.flatMap(({ folder }) => folder ?? [])]);
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
    const here = [...known.values()].flatMap(({ texts }) => texts);
    const elsewhere = uploads.filter(({ folder }) => folder === null).map(({ object }) => notAtHand(object));
    const byName = new Map([...here, ...elsewhere].map((text) => [nameOf(text.id), text]));
    this.#found = [...byName.values()]
      .map((text) => {
        const uploaded = uploads.find((upload) => isOfUpload(text, upload))?.object ?? null;
        return {
          ...text,
          conf: { ...text.conf, marks: this.#marks.get(text.id) ?? text.conf.marks ?? NO_MARKS },
          remarks: this.#remarks.get(text.id) ?? uploaded?.remarks ?? '',
          uploaded,
          problem: text.problem ?? this.#failed.get(text.id) ?? null,
        };
      })
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
    const found = await this.#called(id);
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

  async #called(id: string): Promise<BroughtText | undefined> {
    const isKnown = this.#found.some((text) => text.id === id);
    const found = withNameOf(id, isKnown && !this.#isFirst ? this.#found : await this.list());
    if (!found || (await this.#isThere(found))) return found;
    // It was removed at another instance, maybe for its licence. Another text may have its name now.
    const other = withNameOf(id, await this.list());
    return other && (await this.#isThere(other)) ? other : undefined;
  }

  /** What lies in folders is there until a list finds it gone. Whether an upload is, only the database knows. */
  async #isThere({ uploaded }: BroughtText): Promise<boolean> {
    return uploaded === null || this.#uploads.has(uploaded.id);
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

/** An uploaded text whose bytes are not here: it is listed all the same. */
function notAtHand({ id, name, file_name }: UploadedText['object']): FoundText {
  const reason = new ToldReason('The file store does not give it at the moment. It is tried again.');
  const text = unreadable({ place: path.join(id, file_name), isZip: false, conf: null }, reason);
  return { ...text, id: `${name}.unread` };
}

function isOfUpload({ source }: FoundText, { object, folder }: UploadedText): boolean {
  return source.place.startsWith(path.join(folder ?? object.id, path.sep));
}

function withNameOf(id: string, texts: readonly BroughtText[]): BroughtText | undefined {
  const name = nameOf(id);
  return texts.find((text) => nameOf(text.id) === name);
}

/** 'sparv1909eb' of 'sparv1909eb.1f2e3d4c5b'. */
export function nameOf(id: string): string {
  return id.toLowerCase().split('.')[0]!;
}
