import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { agreeToGuidelines, getGuidelines, getPrivacy } from '../guidelines.contract.ts';
import { hasAgreed } from './for-other-features.ts';
import { houseTextsOf } from './house-texts.ts';

const OWN = { guidelines: '# Be kind\n\nAll of you.', privacy: '# Kept\n\nLittle.' };

describeOnBothEngines(
  'the guidelines',
  (app) => {
    it('are read by anybody, and sent once to a browser that keeps them', async () => {
      const visitor = app().visitor();
      for (const endpoint of [getGuidelines, getPrivacy]) {
        const answer = await visitor.call(endpoint, {});
        expect(answer.status).toBe(200);
        expect(answer.headers.get('cache-control')).toBe('no-cache');
        const tag = answer.headers.get('etag')!;
        const again = await visitor.call(endpoint, {}, { 'if-none-match': `"x", W/${tag}` });
        expect([again.status, again.body]).toEqual([304, undefined]);
      }
      expect((await visitor.call(getGuidelines, {})).body).toMatchObject({ title: 'Be kind' });
      expect((await visitor.call(getPrivacy, {})).body).toMatchObject({ title: 'Kept' });
    });

    it('are agreed to once, and again when a text is another', async () => {
      const ada = await app().user('ada');
      const { id } = (await ada.send<{ id: string }>('GET', '/api/auth/user')).body;
      const { version } = (await ada.call(getGuidelines, {})).body;
      const { deps } = app().server;
      expect(await hasAgreed(deps.db, id, deps)).toBe(false);
      const firstAt = app().clock.now();
      for (let i = 0; i < 2; i++) {
        expect((await ada.call(agreeToGuidelines, { body: { version } })).status).toBe(204);
        app().clock.advance({ hours: 1 });
      }
      expect(await hasAgreed(deps.db, id, deps)).toBe(true);
      // When somebody agreed is when they said so first.
      const kept = app().db.selectFrom('guidelines_agreement').select(['version', 'agreed_at']);
      expect(await kept.execute()).toEqual([{ version, agreed_at: firstAt }]);
      const houseTexts = houseTextsOf({ ...OWN, privacy: '# Kept\n\nMore.' });
      expect(await hasAgreed(deps.db, id, { houseTexts })).toBe(false);
    });

    it('are not agreed to in another version', async () => {
      const ben = await app().user('ben');
      const answer = await ben.refused(agreeToGuidelines, { body: { version: 'older' } });
      expect([answer.status, answer.body.code]).toEqual([409, 'GUIDELINES_CHANGED']);
    });

    it('stand in the export of who agreed', async () => {
      const ada = await app().user('ada');
      const exported = (await ada.send<Record<string, unknown>>('GET', '/api/user/export')).body;
      const { version } = houseTextsOf(OWN);
      expect(exported['guidelines']).toEqual([{ version, agreedAt: expect.any(Number) }]);
    });
  },
  { houseTexts: houseTextsOf(OWN) },
);
