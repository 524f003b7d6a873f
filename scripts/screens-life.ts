import type { APIRequestContext, APIResponse } from 'playwright';
import { DAY_MS } from '../src/contract/durations.ts';
import { login, register } from '../src/features/accounts/accounts.contract.ts';
import { updatePosition } from '../src/features/bible/bible.contract.ts';
import { createEntry } from '../src/features/journal/journal.contract.ts';
import { createPrayerOfToday } from '../src/features/today/today.contract.ts';
import type { Chest, Profile } from '../src/features/wardrobe/wardrobe.contract.ts';
import { createServerClock } from '../test-support/server-clock.ts';
import { type RealServer, startRealServer } from '../test-support/start-real-server.ts';
import { WITHOUT_LIMITS } from '../test-support/without-limits.ts';

/** The mornings on which home is looked at. No two of them should look alike. */
export const MORNINGS = [1, 2, 8, 60, 200, 400] as const;

/** Away before the 200th day, as people are. */
const AWAY = { from: 163, until: 200 } as const;

const ACCOUNT = { email: 'miriam@example.org', password: 'lamp-upon-a-stand-7' };
const WORDS = [
  'The rain on the roof, and nobody awake but me.',
  'I was short with the children. Tomorrow I begin with listening.',
  'Thank you for the walk home, and for who was at the end of it.',
  'Nothing came today. I sat here all the same.',
  'He laughed for the first time since spring.',
];
const LISTS = { outfit: 'outfits', chest: 'chests', collection: 'wallpaper-collections' } as const;
const MOODS = ['grateful', 'struggling', 'peaceful', 'reflective', 'joyful'] as const;
/** What she reads, a chapter on each day of reading: books that together have more chapters than she has days. */
const READING = Object.entries({
  MRK: 16,
  PSA: 150,
  JHN: 21,
  GEN: 50,
  ROM: 16,
  ISA: 66,
  ACT: 28,
  LUK: 24,
  PRO: 31,
}).flatMap(([bookId, chapters]) => Array.from({ length: chapters }, (_, i) => ({ bookId, chapter: i + 1 })));

/** A server on which time passes, with one person on it. */
export interface Life {
  server: RealServer;
  /** Goes on until the morning of this day, and signs in: cookies of then are in `request`. Days count from 1. */
  liveUntil(morning: number, request: APIRequestContext): Promise<Profile>;
  dispose(): Promise<void>;
}

/** 400 days of somebody who reads, writes and prays on most of them, lived by the calls that the browser makes. */
export async function beginLife(): Promise<Life> {
  const clock = createServerClock();
  const server = await startRealServer({
    env: WITHOUT_LIMITS,
    later: clock.later,
  });
  let today = 0;
  let chaptersRead = 0;
  return {
    server,
    async liveUntil(morning, request) {
      const change = async (method: 'post' | 'patch' | 'put', url: string, data?: unknown) => {
        const answer = await request[method](url, { headers: { origin: server.url }, data });
        if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
        return answer;
      };
      if (today === 0)
        await change('post', register.path, { firstName: 'Miriam', lastName: 'Okafor', ...ACCOUNT });
      for (; today < morning; today++) {
        // What was done on the day before; on the morning itself nothing is done yet.
        if (today > 0 && isThere(today)) await liveDay(today, change);
        clock.pass(today * DAY_MS);
        await change('post', login.path, ACCOUNT);
      }
      await openWhatIsReady(request, change);
      return (await (await request.get('/api/user/profile')).json()) as Profile;
    },
    async dispose() {
      await server.dispose();
      clock.dispose();
    },
  };

  async function liveDay(
    day: number,
    change: (method: 'post' | 'put', url: string, data?: unknown) => Promise<unknown>,
  ) {
    const post = (url: string, data?: unknown) => change('post', url, data);
    if (day % 5 !== 4) {
      const place = READING[chaptersRead++ % READING.length]!;
      await change('put', updatePosition.path, { ...place, translation: 'WEB' });
      await post(`/api/bible/books/${place.bookId}/chapters/${place.chapter}/read`);
    }
    const content = WORDS[day % WORDS.length];
    const mood = MOODS[day % MOODS.length];
    if (day % 3 !== 2) await post(createEntry.path, { content, mood, writingTimeMinutes: 3 });
    if (day % 4 !== 3) await post(createPrayerOfToday.path);
  }
}

function isThere(day: number): boolean {
  return (day < AWAY.from || day >= AWAY.until) && day % 17 !== 0;
}

/** Opens the gifts that XP has reached, and puts on the last outfit and the last picture of them. */
async function openWhatIsReady(
  request: APIRequestContext,
  change: (method: 'post' | 'patch', url: string, data?: unknown) => Promise<APIResponse>,
): Promise<void> {
  const profile = (await (await request.get('/api/user/profile')).json()) as Profile;
  const ready = profile.unopened.filter(({ requiredXP }) => requiredXP <= profile.currentXP);
  for (const { kind, id } of ready) {
    if (kind === 'wallpaper') continue;
    const opened = await change('post', `/api/${LISTS[kind]}/${id}/unlock`);
    if (kind === 'outfit') await change('patch', '/api/user/outfit', { outfitId: id });
    if (kind !== 'chest') continue;
    const [picture] = ((await opened.json()) as Chest).rewards;
    await change('post', `/api/wallpapers/${picture!.id}/apply`);
  }
}
