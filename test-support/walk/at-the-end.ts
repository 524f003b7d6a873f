import { sql } from 'kysely';
import { serverFeatures } from '#app/server-features.ts';
import { canariesIn } from './canaries.ts';
import type { World } from './world.ts';

/** What is wrong with what is kept when everybody has done what they did. */
export async function faultsAtTheEnd(world: World): Promise<string[]> {
  return [...(await checked(world)), ...(await counted(world)), ...(await leftOver(world))];
}

/** What `npm run verify` finds. */
async function checked({ app }: World): Promise<string[]> {
  const deps = { db: app.db, objects: app.objects, now: app.clock.now(), readsBytes: true };
  const found: string[] = [];
  for (const { title, run } of serverFeatures.flatMap(({ checks }) => checks ?? []))
    found.push(...(await run(deps)).findings.map(({ what }) => `verify, ${title}: ${what}`));
  return found;
}

/** Counts that are kept beside the rows that they count. */
async function counted({ app, facts }: World): Promise<string[]> {
  const found: string[] = [];
  const expectSame = (what: string, kept: number, rows: number) => {
    if (Number(kept) !== rows) found.push(`${what}: ${kept} is kept, and ${rows} rows are there`);
  };
  for (const group of facts.groups) {
    const of = (rows: readonly { group_id: string | null }[]) =>
      rows.filter((row) => row.group_id === group.id).length;
    expectSame(`members of ${group.id}`, group.members, of(facts.members));
    expectSame(
      `asking of ${group.id}`,
      group.asking,
      of(facts.asking.filter((one) => one.declined_at === null)),
    );
  }
  for (const thread of facts.threads)
    expectSame(
      `posts of ${thread.id}`,
      thread.posts,
      facts.posts.filter((post) => post.thread_id === thread.id && post.deleted_at === null).length,
    );
  const prayed = await app.db.selectFrom('prayer_prayed').selectAll().execute();
  for (const request of facts.requests) {
    const its = prayed.filter(({ request_id }) => request_id === request.id);
    expectSame(`prayers for ${request.id}`, request.prayed_times, its.length);
    expectSame(
      `people who prayed for ${request.id}`,
      request.prayed_people,
      new Set(its.map((one) => one.user_id)).size,
    );
    const under = facts.encouragements.filter(({ request_id }) => request_id === request.id);
    expectSame(`encouragements under ${request.id}`, request.encouragements, under.length);
  }
  const grants = await app.db.selectFrom('xp_grant').select(['user_id', 'amount']).execute();
  for (const { user_id, current_xp } of await app.db.selectFrom('progress').selectAll().execute()) {
    const sum = grants
      .filter((one) => one.user_id === user_id)
      .reduce((total, one) => total + Number(one.amount), 0);
    expectSame(`XP of ${user_id}`, current_xp, sum);
    if (sum < 0) found.push(`XP of ${user_id} is ${sum}`);
  }
  return found;
}

/** Words of others' things stay when their author goes. */
const STAY = [
  ...['topic', 'group', 'gathering', 'date-poll', 'place', 'line', 'closing'],
  ...['told-author', 'hosts', 'declining'],
];

/** Words of who is gone that stand anywhere. */
async function leftOver({ app, said, gone }: World): Promise<string[]> {
  const found: string[] = [];
  for (const { name, columns } of await app.db.introspection.getTables()) {
    for (const column of columns) {
      const text = sql<string>`cast(${sql.ref(column.name)} as text)`;
      const { rows } = await sql<{ text: string }>`
        select ${text} as text from ${sql.table(name)} where ${text} like '%zanar%'`.execute(app.db);
      for (const canary of canariesIn(rows.map((row) => row.text).join(' '))) {
        const words = said.get(canary);
        if (words && gone.includes(words.authorId) && !STAY.includes(words.are))
          found.push(`${name}.${column.name} has words of ${words.are} of ${words.authorId}, who is gone`);
      }
    }
  }
  return found;
}
