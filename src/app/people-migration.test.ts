import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { firstFace } from '#features/people/first-face.rules.ts';
import { findPerson } from '#features/people/server/person-store.ts';
import { presentUser } from '#features/people/server/present-user.ts';
import type { Db } from '#platform/server/db/database.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';
import { migrationsOf } from './migrations-of.ts';

const migrations = migrationsOf();
const BEFORE = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '010'));

interface Had {
  currentXP: number;
  avatarGenderVibe: string;
  avatarSkinColor: string | null;
  avatarHairColor: string | null;
  avatarAccentColor: string | null;
  currentOutfitId: string | null;
  currentWallpaperId: string | null;
  profileImageUrl: string | null;
}

const UNCHANGED: Had = {
  currentXP: 0,
  avatarGenderVibe: 'neutral',
  avatarSkinColor: null,
  avatarHairColor: null,
  avatarAccentColor: null,
  currentOutfitId: null,
  currentWallpaperId: null,
  profileImageUrl: null,
};

const PEOPLE: Record<string, Had> = {
  plain: UNCHANGED,
  earner: { ...UNCHANGED, currentXP: 260 },
  dressed: { ...UNCHANGED, currentOutfitId: 'shepherd', currentWallpaperId: 'ararat' },
  coloured: { ...UNCHANGED, avatarGenderVibe: 'feminine', avatarSkinColor: '#aabbcc' },
  pictured: { ...UNCHANGED, profileImageUrl: '/api/pictures/0190a7c4-1111-7abc-8def-000000000001/512.webp' },
};

/** As they see themselves: with a face of their own where they have chosen none. */
function shown(id: string, had: Had): Had {
  if (had.avatarGenderVibe !== 'neutral') return had;
  const { skin, hair } = firstFace(id);
  return { ...had, avatarSkinColor: skin, avatarHairColor: hair };
}

async function insertPerson(db: Db, id: string, had: Had): Promise<void> {
  const at = '2026-01-02T03:04:05.000Z';
  await sql`
    insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", "firstName", "lastName", role,
      theme, "currentXP", "avatarGenderVibe", "avatarSkinColor", "avatarHairColor", "avatarAccentColor",
      "currentOutfitId", "currentWallpaperId", "profileImageUrl")
    values (${id}, ${id}, ${id}, ${0}, ${at}, ${at}, 'A', 'B', 'member', 'system',
      ${had.currentXP}, ${had.avatarGenderVibe}, ${had.avatarSkinColor}, ${had.avatarHairColor},
      ${had.avatarAccentColor}, ${had.currentOutfitId}, ${had.currentWallpaperId}, ${had.profileImageUrl})`.execute(
    db,
  );
  await sql`
    insert into xp_grant (id, user_id, reason, source_id, amount, granted_at)
    values (${id}, ${id}, 'journal_entry', ${id}, ${had.currentXP}, 0)`.execute(db);
}

const sqliteFile = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-test-'));
  const location = { file: path.join(folder, 'lampstand.db') };
  return { location, remove: async () => rmSync(folder, { recursive: true, force: true }) };
};

for (const engine of ['sqlite', 'postgres'] as const) {
  describe.skipIf(engine === 'postgres' && inject('postgresUrl') === null)(`010-people on ${engine}`, () => {
    let db: Db;
    let remove: () => Promise<void>;

    beforeEach(async () => {
      const made =
        engine === 'sqlite' ? await sqliteFile() : await createPostgresDatabase(inject('postgresUrl'));
      remove = made.remove;
      db = openDatabase(made.location);
      await migrateToLatest(db, BEFORE);
      for (const [id, had] of Object.entries(PEOPLE)) await insertPerson(db, id, had);
    });
    afterEach(async () => {
      await db.destroy();
      await remove();
    });

    it('keeps what everybody had, and what refers to them', async () => {
      await migrateToLatest(db, migrations);
      for (const [id, had] of Object.entries(PEOPLE)) {
        expect(presentUser((await findPerson(db, id))!), id).toMatchObject(shown(id, had));
      }
      const grants = await db.selectFrom('xp_grant').select('user_id').execute();
      expect(grants.map((row) => row.user_id).sort()).toEqual(Object.keys(PEOPLE).sort());
    });

    it('writes a row for those alone who differ from the default', async () => {
      await migrateToLatest(db, migrations);
      const idsIn = async (table: 'progress' | 'avatar_look' | 'profile_picture') =>
        (await db.selectFrom(table).select('user_id').orderBy('user_id').execute()).map((row) => row.user_id);
      expect(await idsIn('progress')).toEqual(['earner']);
      expect(await idsIn('avatar_look')).toEqual(['coloured', 'dressed']);
      expect(await idsIn('profile_picture')).toEqual(['pictured']);
    });

    it('deletes with the user what it moved', async () => {
      await migrateToLatest(db, migrations);
      await db.deleteFrom('user').execute();
      for (const table of ['progress', 'avatar_look', 'profile_picture', 'xp_grant'] as const) {
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
    });

    it('changes nothing when it ends in the middle', async () => {
      const broken = {
        ...migrations,
        '010-people': {
          up: async (tx: Parameters<NonNullable<(typeof migrations)[string]>['up']>[0]) => {
            await migrations['010-people']!.up(tx);
            throw new Error('the power went');
          },
        },
      };
      await expect(migrateToLatest(db, broken)).rejects.toThrow('the power went');
      const { rows } = await sql<{ currentXP: number }>`
        select "currentXP" from "user" where id = 'earner'`.execute(db);
      expect(rows).toEqual([{ currentXP: 260 }]);
      await migrateToLatest(db, migrations);
      expect(presentUser((await findPerson(db, 'earner'))!).currentXP).toBe(260);
    });
  });
}
