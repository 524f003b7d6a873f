import { endpointsOf } from '#app/endpoints-of.ts';
import { serverFeatures } from '#app/server-features.ts';
import { getCurrentUser, updateHowShown } from '#features/people/people.contract.ts';
import { FOREVER } from '#features/people/people.rules.ts';
import { setBan } from '#features/people/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { takesPart } from '../community.ts';
import { bringIn, startedBy } from '../group-people.ts';
import { hostOf } from '../hosts.ts';
import { block, joinCircles, type Member, member } from '../members.ts';
import { mute } from '../mute.ts';
import type { TestApp } from '../start-test-app.ts';
import type { TestClient } from '../test-client.ts';
import { canaryOf } from './canaries.ts';
import { type Facts, readFacts } from './facts.ts';
import { Chance } from './random.ts';
import type { Said, WordsAre } from './said.ts';
import { textInZip } from './text-in-zip.ts';
import { type Thing, thingsOf } from './things.ts';

export interface Walker extends Member {
  isHost: boolean;
}

/** What a server answered to somebody. */
export interface Heard {
  reader: Walker | null;
  call: string;
  status: number;
  text: string;
}

/** A call that its sender can send once more: it is answered with what it made before. `at` is when it was sent. */
export interface Sent {
  readerId: string;
  path: string;
  init: RequestInit;
  at: number;
}

const ONCE = endpointsOf(serverFeatures)
  .filter(({ method, idempotent }) => method === 'POST' && idempotent)
  .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));

/** The people, what they said, and what the server answered since somebody looked. */
export class World {
  readonly app: TestApp;
  readonly chance: Chance;
  readonly people: Walker[] = [];
  readonly gone: string[] = [];
  readonly said = new Map<string, Said>();
  readonly chosen = new Map<string, Set<string>>();
  readonly told = new Map<string, Set<string>>();
  readonly everIn = new Map<string, Set<string>>();
  readonly tokens: { groups: string[]; circles: string[] } = { groups: [], circles: [] };
  /** Paths that open without signing in, and whose they are. */
  readonly feeds = new Map<string, string>();
  heard: Heard[] = [];
  /** What was done once for its key, which can be sent once more. */
  readonly sent: Sent[] = [];
  facts!: Facts;
  /** Two do something at once: what is true in between is not known. */
  isAtOnce = false;
  /** What is sent is changed before (`bent.ts`): nobody knows what it means then, only that it is answered. */
  bend: ((path: string, init: RequestInit) => { path: string; init: RequestInit }) | null = null;
  #words = 0;
  #made = 0;
  #sent = 0;
  readonly #ever = new Map<string, Map<string, Thing>>();
  #focus: Map<string, Thing> | null = null;

  constructor(app: TestApp, seed: number) {
    this.app = app;
    this.chance = new Chance(seed);
  }

  async look(): Promise<void> {
    this.facts = await readFacts(this.app.db);
    for (const { user_id, group_id } of this.facts.members)
      this.everIn.set(user_id, (this.everIn.get(user_id) ?? new Set()).add(group_id));
  }

  /** Words with a canary, which nobody else may read until `stands` says where they are. */
  say(who: Walker, are: WordsAre, to: readonly string[] = []): Said {
    const canary = canaryOf(this.#words++);
    const said: Said = { canary, are, authorId: who.id, at: null, isPast: false, to };
    this.said.set(canary, said);
    return said;
  }

  /** The words stand there now, in place of those that stood there before. */
  stands(said: Said, at: string | undefined, status = 200): void {
    if (status >= 300 || at === undefined) return;
    if (!this.isAtOnce)
      for (const one of this.said.values()) if (one.at === at && one.are === said.are) one.isPast = true;
    said.at = at;
  }

  /** All things of a kind that there are. */
  things(kind: string): Thing[] {
    const now = new Map(thingsOf(this.facts, kind).map((thing) => [thing.id, thing]));
    const ever = this.#ever.get(kind) ?? new Map<string, Thing>();
    for (const id of [...now.keys()].toSorted()) ever.set(id, now.get(id)!);
    this.#ever.set(kind, ever);
    // In the order in which they were first seen, since tables have none.
    return [...ever.keys()].flatMap((id) => now.get(id) ?? []);
  }

  /** One of them, now and then one that is no more. */
  any(kind: string): Thing {
    const focused = this.#focus?.get(kind);
    if (focused && this.chance.isLikely(0.9)) return focused;
    const now = this.things(kind);
    const from = now.length === 0 || this.chance.isLikely(0.1) ? [...this.#ever.get(kind)!.values()] : now;
    // What is new is talked of more.
    const late = from.slice(-6);
    const thing = this.chance.maybeOf(this.chance.isLikely(0.6) ? late : from) ?? { id: 'none', of: null };
    this.#focus?.set(kind, thing);
    return thing;
  }

  /** One of somebody's, now and then of somebody else. */
  ofMine(kind: string, me: Walker): Thing {
    const mine = this.things(kind).filter(({ of }) => of === me.id);
    if (mine.length === 0 || this.chance.isLikely(0.1)) return this.any(kind);
    return this.chance.of(mine);
  }

  /** Until `end`, things of each kind are mostly the same one. */
  focus(): { end(): void } {
    this.#focus = new Map();
    return { end: () => (this.#focus = null) };
  }

  person(): Walker {
    return this.chance.of(this.people);
  }

  other(me: Walker): Walker {
    return this.chance.of(this.people.filter((one) => one !== me));
  }

  hosts(): Walker[] {
    return this.people.filter(({ isHost }) => isHost);
  }

  /** Everything that is answered to this client is kept until somebody looks. */
  watch(client: TestClient, reader: Walker | null): void {
    const fetched = client.fetch.bind(client);
    const address = `203.0.113.${1 + (this.#made % 250)}`;
    client.fetch = async (...[meantPath, meantInit = {}]) => {
      const { path, init } = this.bend?.(meantPath, meantInit) ?? { path: meantPath, init: meantInit };
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', address);
      const isOnce = init.method === 'POST' && ONCE.some((pattern) => pattern.test(path));
      if (isOnce && !headers.has('idempotency-key'))
        headers.set('idempotency-key', `walked-${this.#sent++}-${'x'.repeat(16)}`);
      const response = await fetched(path, { ...init, headers });
      if (isOnce && response.ok && reader)
        this.sent.push({ readerId: reader.id, path, init: { ...init, headers }, at: this.app.clock.now() });
      const bytes = Buffer.from(await response.clone().arrayBuffer());
      const isZip = response.headers.get('content-type') === 'application/zip';
      const text = isZip ? await textInZip(bytes) : bytes.toString('utf8');
      const call = `${init.method ?? 'GET'} ${path}${this.bend ? ` ${String(init.body).slice(0, 600)}` : ''}`;
      this.heard.push({ reader, call, status: response.status, text: `${headersOf(response)}\n\n${text}` });
      return response;
    };
  }

  /** Somebody new, who takes part from now on. */
  async comes(how: 'grown' | 'under-16' | 'moderator' | 'admin' = 'grown'): Promise<Walker> {
    const { app } = this;
    const name = `walker-${this.#made++}`;
    const isHost = how === 'moderator' || how === 'admin';
    if (isHost) {
      const client = await hostOf(app, name, how);
      await takesPart({ client, id: '' });
      const { id } = (await client.call(getCurrentUser, {})).body;
      return this.#in({ id, client, name, isHost });
    }
    return this.#in({ ...(await member(app, name, { age: how })), isHost });
  }

  #in(walker: Walker): Walker {
    this.watch(walker.client, walker);
    this.people.push(walker);
    return walker;
  }

  /** All of them, as they stand to one another at the beginning. */
  async begin(): Promise<void> {
    const { app } = this;
    // A Monday, so that a seed goes the same way on any day.
    app.clock.set('2026-11-23T09:00:00Z');
    const [ruth, naomi, boaz, orpah] = [
      await this.comes(),
      await this.comes(),
      await this.comes(),
      await this.comes(),
    ];
    const young = await this.comes('under-16');
    const moderator = await this.comes('moderator');
    await this.comes('moderator');
    await this.comes('admin');
    const [muted, banned, secret] = [await this.comes(), await this.comes(), await this.comes()];
    await joinCircles(ruth, naomi);
    await joinCircles(ruth, boaz);
    await joinCircles(boaz, secret);
    await block(naomi, orpah);
    const groupId = await startedBy(ruth, { name: 'Kitchen' });
    await bringIn(groupId, ruth, [naomi, boaz, orpah, young, muted, secret]);
    await mute(moderator.client, muted, ruth);
    await secret.client.call(updateHowShown, { body: { isSecret: true } });
    const { events } = app.server.deps;
    await inTransaction(app.db, (tx) => setBan(tx, banned.id, FOREVER, { events, now: app.clock.now() }));
    await app.server.idle();
    // Reports of accounts that are older count.
    app.clock.advance({ days: 4 });
    this.heard = [];
    await this.look();
  }
}

function headersOf(response: Response): string {
  return [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
}
