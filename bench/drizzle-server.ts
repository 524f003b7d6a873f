import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import express, { type Request } from 'express';
import pg from 'pg';
import { z } from 'zod';

/**
 * What a usual stack makes of the same calls, tables and guarantees: Express and Drizzle, one statement after another in a
 * transaction that holds the user's row. The rates on PostgreSQL are multiples of its rates.
 */
const users = pgTable('user', { id: text().primaryKey(), timezone: text(), role: text() });
const sessions = pgTable('session', {
  userId: text(),
  token: text(),
  expiresAt: timestamp({ withTimezone: true }),
});
const progress = pgTable('progress', {
  userId: text('user_id').primaryKey(),
  currentXP: integer('current_xp'),
});
const grants = pgTable('xp_grant', {
  id: text(),
  userId: text('user_id'),
  reason: text(),
  sourceId: text('source_id'),
  amount: integer(),
  grantedAt: bigint('granted_at', { mode: 'number' }),
});
const entries = pgTable('journal_entry', {
  id: text(),
  userId: text('user_id'),
  content: text(),
  searchText: text('search_text'),
  reflectionPrompt: text('reflection_prompt'),
  mood: text(),
  writingTimeMinutes: integer('writing_time_minutes'),
  xpEarned: integer('xp_earned'),
  localDate: text('local_date'),
  createdAt: bigint('created_at', { mode: 'number' }),
  updatedAt: bigint('updated_at', { mode: 'number' }),
});

const { PORT, DATABASE_URL, AUTH_SECRET = '' } = process.env;
const db = drizzle(new pg.Pool({ connectionString: DATABASE_URL, max: 10 }));
const app = express();
app.use(express.json());

async function callerOf(request: Request) {
  const cookie = /session_token=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  const [token = '', signature = ''] = decodeURIComponent(cookie ?? '').split('.');
  const expected = Buffer.from(createHmac('sha256', AUTH_SECRET).update(token).digest('base64'));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error('not signed in');
  const [row] = await db
    .select({ id: users.id, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token));
  if (!row?.expiresAt || row.expiresAt.getTime() < Date.now()) throw new Error('not signed in');
  return row;
}

app.get('/api/journal/entries', async (request, response) => {
  const { id } = await callerOf(request);
  const found = await db
    .select({
      id: entries.id,
      content: entries.content,
      reflectionPrompt: entries.reflectionPrompt,
      mood: entries.mood,
      writingTimeMinutes: entries.writingTimeMinutes,
      xpEarned: entries.xpEarned,
      createdAt: entries.createdAt,
      updatedAt: entries.updatedAt,
    })
    .from(entries)
    .where(eq(entries.userId, id))
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(50);
  response.json(found);
});

app.get('/api/auth/user', async (request, response) => {
  const { id } = await callerOf(request);
  const [found] = await db
    .select()
    .from(users)
    .leftJoin(progress, eq(progress.userId, users.id))
    .where(eq(users.id, id));
  response.json(found);
});

const entryBody = z.object({ content: z.string().min(1).max(10_000), writingTimeMinutes: z.number().int() });

app.post('/api/journal/entries', async (request, response) => {
  const { id: userId } = await callerOf(request);
  const body = entryBody.parse(request.body);
  const now = Date.now();
  const today = now - (now % 86_400_000);
  const saved = await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [paid] = await tx
      .select({ count: count() })
      .from(grants)
      .where(
        and(
          eq(grants.userId, userId),
          eq(grants.reason, 'journal_entry'),
          gte(grants.grantedAt, today),
          lt(grants.grantedAt, today + 86_400_000),
        ),
      );
    const xpEarned = (paid?.count ?? 0) < 3 ? 10 : 0;
    const [entry] = await tx
      .insert(entries)
      .values({
        ...body,
        id: randomUUID(),
        userId,
        searchText: body.content.toLowerCase(),
        xpEarned,
        localDate: new Date(now).toISOString().slice(0, 10),
        createdAt: now,
      })
      .returning();
    if (xpEarned > 0) {
      await tx.insert(grants).values({
        id: randomUUID(),
        userId,
        reason: 'journal_entry',
        sourceId: entry?.id ?? null,
        amount: xpEarned,
        grantedAt: now,
      });
      await tx
        .insert(progress)
        .values({ userId, currentXP: xpEarned })
        .onConflictDoUpdate({
          target: progress.userId,
          set: { currentXP: sql`progress.current_xp + ${xpEarned}` },
        });
    }
    const [total] = await tx.select().from(progress).where(eq(progress.userId, userId));
    return { ...entry, currentXP: total?.currentXP ?? 0 };
  });
  response.status(201).json(saved);
});

app.listen(Number(PORT), '127.0.0.1', () => console.log('Lampstand is ready (Express and Drizzle)'));
