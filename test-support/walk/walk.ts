import { serverFeatures } from '#app/server-features.ts';
import { signedIn } from '../people.ts';
import type { TestApp } from '../start-test-app.ts';
import { faultsAtTheEnd } from './at-the-end.ts';
import { bentRequest } from './bent.ts';
import { DATE_POLL_MOVES } from './date-poll-moves.ts';
import { DEBATE_MOVES } from './debate-moves.ts';
import { faultsOf } from './faults.ts';
import { GATHERING_MOVES } from './gathering-moves.ts';
import { GROUP_MOVES } from './group-moves.ts';
import { listen } from './listening.ts';
import { MODERATION_MOVES } from './moderation-moves.ts';
import { chooseOf, doerOf, type Moves } from './moves.ts';
import { OWN_MOVES } from './own-moves.ts';
import { PRAYER_MOVES } from './prayer-moves.ts';
import { readSomething } from './readings.ts';
import { World } from './world.ts';

/** Of each kind of moves one is chosen as often as the kind stands here. */
const KINDS: readonly Moves[] = [
  ...[OWN_MOVES, OWN_MOVES, DEBATE_MOVES, DEBATE_MOVES, GATHERING_MOVES, GATHERING_MOVES],
  DATE_POLL_MOVES,
  ...[PRAYER_MOVES, PRAYER_MOVES, PRAYER_MOVES, PRAYER_MOVES, MODERATION_MOVES, MODERATION_MOVES],
  ...[GROUP_MOVES, GROUP_MOVES, GROUP_MOVES, GROUP_MOVES],
];

/**
 * People do what comes to their mind, and others read whatever there is; now and then two do something at once.
 * @param isBent most of what they send has a value that nobody thought of, and all that is asked is that it is answered
 * @returns what was wrong, each with the step at which it was seen, and how the moves were answered
 */
export async function walk(app: TestApp, seed: number, steps: number, { isBent = false } = {}) {
  const world = new World(app, seed);
  await world.begin();
  if (isBent) world.bend = (path, init) => bentRequest(path, init, world.chance);
  const ears = await listen(world);
  const faults: string[] = [];
  const tally = new Map<string, Map<number, number>>();
  for (let step = 1; step <= steps; step++) {
    const before = world.facts;
    const names = await moves(world);
    await app.server.idle();
    await world.look();
    const judge = (when: string) => {
      for (const heard of world.heard)
        for (const fault of faultsOf(world, heard, before))
          faults.push(
            `seed ${seed}, step ${step}, ${when}: ${heard.reader?.id ?? 'a visitor'} ${heard.call} ${fault}`,
          );
      world.heard = [];
    };
    const statuses = world.heard.filter(({ call }) => !call.startsWith('GET')).map(({ status }) => status);
    for (const name of names) {
      const of = tally.get(name) ?? new Map<number, number>();
      of.set(statuses.at(-1) ?? 0, (of.get(statuses.at(-1) ?? 0) ?? 0) + 1);
      tally.set(name, of);
    }
    const ended = world.heard.filter(({ status, reader }) => status === 401 && reader !== null);
    judge(names.join(' and '));
    world.isAtOnce = false;
    for (const { reader } of ended) await comesBack(world, reader!.id);
    if (world.chance.isLikely(0.2)) await sendOnceMore(world);
    for (let n = world.chance.under(16); n > 0; n--) await readSomething(world);
    judge(`after ${names.join(' and ')}`);
    if (world.chance.isLikely(0.3)) await timePasses(world);
  }
  const atTheEnd = [...(isBent ? [] : await ears.faults()), ...(await faultsAtTheEnd(world))];
  faults.push(...atTheEnd.map((fault) => `seed ${seed}, at the end: ${fault}`));
  return { faults: [...new Set(faults)], tally };
}

/** One does something, or two do; their names. */
async function moves(world: World): Promise<string[]> {
  const choose = () => chooseOf(world.chance.of(KINDS), world.chance);
  const [name, move] = choose();
  const me = doerOf(world, name);
  if (!world.chance.isLikely(0.12)) {
    await move(world, me);
    return [name];
  }
  world.isAtOnce = true;
  const focus = world.focus();
  const [otherName, otherMove] = world.chance.isLikely(0.3) ? [name, move] : choose();
  await Promise.all([move(world, me), otherMove(world, doerOf(world, otherName))]);
  focus.end();
  return [name, otherName];
}

/** As a browser does whose answer was lost; within the hours for which the key is kept. */
async function sendOnceMore(world: World): Promise<void> {
  const since = world.app.clock.now() - 20 * 3_600_000;
  const sent = world.chance.maybeOf(world.sent.filter(({ at }) => at > since));
  const sender = world.people.find(({ id }) => id === sent?.readerId);
  if (sent && sender) await sender.client.fetch(sent.path, sent.init);
}

/** Somebody who was signed out signs in again. */
async function comesBack(world: World, id: string): Promise<void> {
  const walker = world.people.find((one) => one.id === id);
  if (!walker || walker.isHost) return;
  walker.client = await signedIn(world.app.url, walker.name);
  world.watch(walker.client, walker);
}

/** Mostly minutes, at times days; what is done by the clock is done then. */
async function timePasses(world: World): Promise<void> {
  const { app, chance } = world;
  app.clock.advance({ minutes: chance.of([1, 5, 16, 16, 31, 61, 61, 60 * 7, 60 * 24, 60 * 24 * 3]) });
  const jobs = serverFeatures.flatMap(({ jobs: of }) => of?.(app.server.deps) ?? []);
  for (const { run } of jobs) if (chance.isLikely(0.5)) await run(new AbortController().signal);
  await app.server.idle();
  await world.look();
}
