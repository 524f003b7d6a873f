import { AppError } from '#contract/errors.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import type { FileRoom } from './file-room.ts';
import type { FileRow } from './file-store.ts';

/** What has arrived of one upload, and what is on its way through this process. */
interface Tally {
  /** Bytes by part number. */
  arrived: Promise<Map<number, number>>;
  coming: { partNumber: number; bytes: number }[];
  /** The last one that asked has its answer. */
  turn: Promise<unknown>;
  asking: number;
}

/** Room held for one part while its bytes come in. */
export interface Hold {
  /** The part is there with so many bytes, or it came to nothing (null). */
  release(arrived: number | null): void;
}

export interface PartRoom {
  /**
   * @throws AppError TOO_LARGE when this part does not fit any more, TOO_MANY_REQUESTS when it is being sent several
   * times at once.
   */
  hold(file: FileRow, partNumber: number, bytes: number): Promise<Hold>;
}

/** A client that lost its connection sends a part again before the server has seen the first one end. */
const SAME_PART_AT_ONCE = 3;

/**
 * Counts the parts of uploads, so that several at once cannot together exceed what one file may have. Only uploads
 * that are receiving something are remembered; for the others, the store is asked when the next part comes.
 */
export function createPartRoom(objects: ObjectStore, room: FileRoom): PartRoom {
  const tallies = new Map<string, Tally>();

  async function read(file: FileRow): Promise<Map<number, number>> {
    const parts = file.upload_id === null ? [] : await objects.multipart.parts(file.id, file.upload_id);
    return new Map(parts?.map(({ partNumber, size }) => [partNumber, size]));
  }

  return {
    async hold(file, partNumber, bytes) {
      const tally = tallies.get(file.id) ?? {
        arrived: read(file),
        coming: [],
        turn: Promise.resolve(),
        asking: 0,
      };
      tallies.set(file.id, tally);
      const mine = { partNumber, bytes };
      const forget = () => {
        const isUnused = tally.coming.length === 0 && tally.asking === 0;
        if (isUnused && tallies.get(file.id) === tally) tallies.delete(file.id);
      };
      async function take(): Promise<Hold> {
        const arrived = await tally.arrived;
        const coming = [...tally.coming, mine];
        if (coming.filter((other) => other.partNumber === partNumber).length > SAME_PART_AT_ONCE) {
          throw sentTooOften();
        }
        const needed = sumOf(arrived, coming);
        if (needed > file.reserved) await room.grow(file, needed);
        tally.coming.push(mine);
        return {
          release(size) {
            if (size !== null) arrived.set(partNumber, size);
            tally.coming = tally.coming.filter((other) => other !== mine);
            forget();
          },
        };
      }
      // In turn: one that will find no room must not be counted against the others.
      const taken = tally.turn.then(take);
      tally.turn = taken.catch(() => {});
      tally.asking += 1;
      try {
        return await taken;
      } finally {
        tally.asking -= 1;
        forget();
      }
    },
  };
}

/** A part that comes again counts once, with the larger size. */
function sumOf(arrived: ReadonlyMap<number, number>, coming: Tally['coming']): number {
  const sizes = new Map(arrived);
  for (const { partNumber, bytes } of coming) {
    sizes.set(partNumber, Math.max(sizes.get(partNumber) ?? 0, bytes));
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

function sentTooOften(): AppError {
  const options = { headers: { 'retry-after': '5' } };
  return new AppError('TOO_MANY_REQUESTS', 'This part is being sent already. Please wait a moment.', options);
}
