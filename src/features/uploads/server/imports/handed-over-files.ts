import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A file that has been opened already. */
export interface HandedOver {
  /** Not flowing: Companion starts it when the browser listens. */
  body: Readable;
  /** In bytes; null when it is not known. */
  size: number | null;
}

/**
 * What Companion takes for one more place where files are: it asks there for a file by an id, and gets the one that
 * was put there a moment ago.
 */
export class HandedOverFiles {
  static readonly providerName = 'opened';
  readonly #files = new Map<string, HandedOver>();

  /** @returns the path below `/companion` at which Companion can be asked, once, to take the file. */
  add(file: HandedOver): string {
    const id = randomUUID();
    this.#files.set(id, file);
    // What Companion never came for is not kept: its body has ended or broken off by then.
    file.body.once('close', () => this.#files.delete(id));
    return `/${HandedOverFiles.providerName}/get/${id}`;
  }

  /** In the form that Companion's documentation gives for a provider of one's own. */
  provider() {
    const files = this.#files;
    return class {
      async download({ id }: { id: string }) {
        const file = files.get(id);
        if (!file) throw new Error('no such file');
        files.delete(id);
        // Explicitly: Companion listens to the data before it pipes them anywhere.
        file.body.pause();
        return { stream: file.body, size: file.size ?? undefined };
      }

      /** Asked for when `download` gave none: an empty file, or one of unknown size. */
      async size() {
        return undefined;
      }
    };
  }
}
