import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '#contract/durations.ts';
import type { HouseObject } from '#features/files/server/for-other-features.ts';
import { asStoreFault, writeSynced } from '#platform/server/object-store/disk-files.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import type { Log } from '#platform/server/server-deps.ts';
import { copyName, isBookFile, TEXT_FILE } from '../../uploaded-texts.rules.ts';

/** What is on its way, or belongs to no row, is left alone for so long: another process may be at it. */
const LEFT_ALONE_MS = HOUR_MS;

/** A file that has come, alone in its folder. */
export interface ArrivedFile {
  folder: string;
  file: string;
  size: number;
}

/**
 * Copies of uploaded texts on this machine's disk, each in a folder that is called after its object, because a text is read in place and
 * the object store may be a bucket. They can be lost: what is missing is fetched again. Processes may share the folder.
 */
export class TextCopies {
  readonly #folder: string;
  readonly #objects: ObjectStore;
  readonly #log: Pick<Log, 'warn'>;
  #keys: string | null = null;

  constructor(folder: string, objects: ObjectStore, log: Pick<Log, 'warn'>) {
    this.#folder = folder;
    this.#objects = objects;
    this.#log = log;
  }

  /**
   * Writes a file aside. The caller keeps it, or gives it up.
   * @throws TooManyBytes, StoreUnavailable, and what `chunks` throws; nothing stays.
   */
  async receive(fileName: string, chunks: AsyncIterable<Uint8Array>): Promise<ArrivedFile> {
    const folder = path.join(this.#folder, `arriving-${randomUUID()}`);
    const name = copyName(fileName);
    // Books of a text are looked for in a folder, and the text is called after it.
    const file = isBookFile(name) ? path.join(folder, path.parse(name).name, name) : path.join(folder, name);
    try {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const { size } = await writeSynced(file, chunks, TEXT_FILE.maxBytes);
      return { folder, file, size };
    } catch (error) {
      await this.giveUp({ folder });
      throw asStoreFault(error);
    }
  }

  /** Makes it the copy of an object. */
  async keep({ folder }: Pick<ArrivedFile, 'folder'>, key: string): Promise<void> {
    try {
      await rename(folder, this.#folderOf(key));
    } catch (error) {
      await this.giveUp({ folder });
      // Another process that shares the folder was faster.
      if (!['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }

  giveUp({ folder }: Pick<ArrivedFile, 'folder'>): Promise<void> {
    return rm(folder, { recursive: true, force: true });
  }

  remove(key: string): Promise<void> {
    return this.giveUp({ folder: this.#folderOf(key) });
  }

  /**
   * The folder of each object's copy, fetched where there is none yet; null for one that cannot be fetched now. What belongs to none of
   * them goes.
   */
  async bring(objects: readonly HouseObject[]): Promise<(string | null)[]> {
    const there = new Set(objects.length > 0 || this.#keys === null ? await this.#names() : []);
    const folders: (string | null)[] = [];
    for (const object of objects) {
      const isThere = there.has(object.id) || (await this.#fetch(object));
      folders.push(isThere ? this.#folderOf(object.id) : null);
    }
    const keys = objects.map(({ id }) => id).join(' ');
    if (keys !== this.#keys) await this.#tidy(new Set(objects.map(({ id }) => id)));
    this.#keys = keys;
    return folders;
  }

  async #fetch({ id, file_name, size }: HouseObject): Promise<boolean> {
    try {
      const chunks = await this.#objects.read(id);
      if (!chunks) throw new Error('the object is not in the store');
      const arrived = await this.receive(file_name, chunks);
      if (arrived.size !== size) {
        await this.giveUp(arrived);
        throw new Error(`the object has ${arrived.size} bytes instead of ${size}`);
      }
      await this.keep(arrived, id);
      return true;
    } catch (error) {
      this.#log.warn(
        { object: id, reason: (error as Error).message },
        'an uploaded Bible text is not at hand',
      );
      return false;
    }
  }

  /** Takes away copies of texts that were removed, and what a process left that was killed. */
  async #tidy(keys: ReadonlySet<string>): Promise<void> {
    for (const name of await this.#names()) {
      if (keys.has(name)) continue;
      const found = await stat(path.join(this.#folder, name)).catch(() => null);
      if (found && found.mtimeMs < Date.now() - LEFT_ALONE_MS)
        await this.giveUp({ folder: path.join(this.#folder, name) });
    }
  }

  #names(): Promise<string[]> {
    return readdir(this.#folder).catch(() => []);
  }

  #folderOf(key: string): string {
    return path.join(this.#folder, key);
  }
}
