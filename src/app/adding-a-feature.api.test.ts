import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { rowsThatMention } from '#test-support/all-tables.ts';
import { PASSWORD } from '#test-support/people.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import { createTestDatabase } from '#test-support/test-database.ts';
import { throwawayClient } from '#test-support/throwaway-feature/throwaway.client.ts';
import { createNote, listNotes } from '#test-support/throwaway-feature/throwaway.contract.ts';
import { throwawayFeature } from '#test-support/throwaway-feature/throwaway.feature.ts';
import { clientFeatures } from './client-features.ts';
import { migrationsOf } from './migrations-of.ts';
import { renderPage } from './prerender/render-page.tsx';
import { serverFeatures } from './server-features.ts';

// The two lines that add a feature.
const onServer = [...serverFeatures, throwawayFeature];
const inBrowser = [...clientFeatures, throwawayClient];

for (const engine of ['sqlite', 'postgres'] as const) {
  describe.skipIf(engine === 'postgres' && inject('postgresUrl') === null)(
    `a feature that is added, on ${engine}`,
    () => {
      const clientDir = mkdtempSync(path.join(tmpdir(), 'lampstand-client-'));
      let app: TestApp;
      beforeAll(async () => {
        const shell = '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>';
        writeFileSync(path.join(clientDir, 'index.html'), shell);
        writeFileSync(path.join(clientDir, 'landing.html'), shell);
        writeFileSync(path.join(clientDir, 'page-chunks.json'), '{}');
        writeFileSync(path.join(clientDir, 'begin-again.js'), '');
        writeFileSync(path.join(clientDir, 'early-hands.js'), '');
        const database = await createTestDatabase(engine, inject('postgresUrl'), inject('databaseTemplates'));
        await migrateToLatest(database.db, migrationsOf(onServer));
        app = await startTestApp(engine, inject('postgresUrl'), { database, features: onServer, clientDir });
      });
      afterAll(async () => {
        await app?.stop();
        rmSync(clientDir, { recursive: true, force: true });
      });

      it('is served: its calls, its errors, its XP, its documentation', async () => {
        const alice = await app.user('alice');
        expect((await app.visitor().send('GET', listNotes.path)).status).toBe(401);
        expect((await alice.call(createNote, { body: { text: 'to be thrown away' } })).status).toBe(201);
        const again = await alice.refused(createNote, { body: { text: 'one more' } });
        expect([again.status, again.body.code]).toEqual([409, 'THROWAWAY_FULL']);
        expect((await alice.call(getCurrentUser, {})).body.currentXP).toBe(7);
        const document = await app.visitor().send<{ paths: object }>('GET', '/api/openapi.json');
        expect(document.body.paths).toHaveProperty(listNotes.path);
      });

      it('hears what it told, after the commit', async () => {
        await app.server.idle();
        const notes = await app.db.selectFrom('throwaway_note').select('noticed').execute();
        expect(notes).toEqual([{ noticed: 1 }]);
        expect(await app.db.selectFrom('event_delivery').selectAll().execute()).toEqual([]);
      });

      it('has its page, with what it shows first', async () => {
        const alice = await app.user('alice');
        const answer = await alice.fetch('/throwaway', { headers: { accept: 'text/html' } });
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain('to be thrown away');
        const elsewhere = await alice.fetch('/throwaway/x', { headers: { accept: 'text/html' } });
        expect(elsewhere.status).toBe(404);
      });

      it('is rendered: its screen, its place in the bar, its tab', async () => {
        const alice = await app.user('alice');
        const user = (await alice.call(getCurrentUser, {})).body;
        const answers = {
          '/api/auth/user': user,
          '/api/throwaway/notes': (await alice.call(listNotes, {})).body,
        };
        const screen = await renderPage({ at: '/throwaway', cookies: '', answers }, inBrowser);
        expect(screen).toContain('<li>to be thrown away</li>');
        expect(screen).toContain('href="/throwaway"');
        const home = await renderPage({ at: '/?tab=throwaway', cookies: '', answers }, inBrowser);
        expect(home).toContain('id="home-tab-throwaway"');
        expect(home).toContain('<li>to be thrown away</li>');
      });

      it('is exported, and deleted with the account', async () => {
        const alice = await app.user('alice');
        const file = (await alice.call(exportMine, {})).body as unknown as Record<string, unknown>;
        expect(file['throwawayNotes']).toEqual([{ text: 'to be thrown away' }]);
        expect((await alice.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
        expect(await rowsThatMention(app.db, ['to be thrown away'])).toEqual([]);
      });
    },
  );
}
