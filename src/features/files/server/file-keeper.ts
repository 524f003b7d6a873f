import { newFileKey } from './file-keys.ts';
import { createFileRoom } from './file-room.ts';
import { newFile } from './file-store.ts';
import { giveUpFile, type KeepingDeps } from './files-deps.ts';
import { createPartRoom } from './part-room.ts';
import { createReceiveFile, type ReceiveFile } from './receive-file.ts';

/** How another feature brings whole files here, under the same limits as for an upload. */
export interface FileKeeper {
  /**
   * Notes a file that is about to come, and keeps the room that it announces.
   * @returns its key, which is also the file's id.
   * @throws AppError TOO_LARGE
   */
  open(file: {
    userId: string;
    name: string;
    contentType: string;
    /** Bytes; null when nobody says. */
    announced: number | null;
  }): Promise<string>;
  receive: ReceiveFile;
  /** Takes away what there is of a file that did not come to its end; one that has arrived stays. */
  giveUp(key: string, userId: string): Promise<void>;
}

export function createFileKeeper(deps: KeepingDeps): FileKeeper {
  const { clock, objects } = deps;
  const room = createFileRoom(deps);
  return {
    async open(file) {
      const now = clock.now();
      const id = newFileKey(file.userId, now);
      await room.open(newFile({ id, ...file, now }));
      return id;
    },
    // Only this import sends to the key that was opened here, so its parts need not be counted with those of other
    // uploads.
    receive: createReceiveFile(deps, room, createPartRoom(objects, room)),
    async giveUp(key, userId) {
      await giveUpFile(deps, { id: key, user_id: userId });
    },
  };
}
