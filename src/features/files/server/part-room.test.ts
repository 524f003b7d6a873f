import { expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import type { FileRoom } from './file-room.ts';
import type { FileRow } from './file-store.ts';
import { createPartRoom } from './part-room.ts';

const FILE = { id: 'f', upload_id: 'u', reserved: 0 } as FileRow;

/** Room for twelve bytes, in a store that answers what has arrived when it is told to. */
function twelveBytes() {
  const listing = Promise.withResolvers<{ partNumber: number; size: number }[]>();
  let asked = 0;
  const objects = {
    multipart: {
      parts: () => {
        asked += 1;
        return listing.promise;
      },
    },
  } as unknown as ObjectStore;
  const room = {
    async grow(_file: FileRow, bytes: number) {
      if (bytes > 12) throw new AppError('TOO_LARGE', 'No room.');
      return bytes;
    },
  } as FileRoom;
  return { room: createPartRoom(objects, room), listing, asked: () => asked };
}

it('parts that find no room are not counted against those that come with them', async () => {
  const { room, listing } = twelveBytes();
  const asking = [1, 2, 3, 4, 5, 6].map((n) => room.hold(FILE, n, 3));
  listing.resolve([]);
  const answers = await Promise.allSettled(asking);
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array<string>(4).fill('fulfilled'),
    ...Array<string>(2).fill('rejected'),
  ]);
});

it('a part that came to nothing leaves its room, one that arrived keeps it, and the store is asked anew after all', async () => {
  const { room, listing, asked } = twelveBytes();
  listing.resolve([]);
  const first = await room.hold(FILE, 1, 9);
  const second = await room.hold(FILE, 2, 3);
  await expect(room.hold(FILE, 3, 1)).rejects.toThrow('No room.');
  second.release(null);
  const third = await room.hold(FILE, 3, 1);
  first.release(9);
  await expect(room.hold(FILE, 4, 3)).rejects.toThrow('No room.');
  third.release(1);
  expect(asked()).toBe(1);
  (await room.hold(FILE, 1, 12)).release(null);
  expect(asked()).toBe(2);
});
