import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getHelpLines } from '../help.contract.ts';
import { COUNTRY_LINES } from '../help-lines.ts';
import { readHelpLines } from './read-help-lines.ts';

const church = { church: [{ name: 'Pastor Daniel', number: '020 7946 0112', hours: 'until 22:00' }] };

describeOnBothEngines(
  'help at once',
  (app) => {
    it("gives anybody the lines of a country, the church's own first", async () => {
      const { status, body } = await app()
        .visitor()
        .call(getHelpLines, { query: { country: 'GB' } });
      expect(status).toBe(200);
      expect(body.church).toEqual([
        { ...church.church[0], kind: 'call', how: null, href: 'tel:02079460112' },
      ]);
      expect(body.country).toEqual({ code: 'GB', name: 'United Kingdom' });
      expect(body.lines.map(({ number, href }) => [number, href])).toEqual([
        ['116 123', 'tel:116123'],
        ['999', 'tel:999'],
        ['85258', 'sms:85258?&body=SHOUT'],
      ]);
    });

    it('takes the country from the time zone, and says where to look when it has none', async () => {
      const alice = await app().user('alice');
      const countryIn = async (timezone: string) => {
        await alice.call(updateSettings, { body: { timezone } });
        return (await alice.call(getHelpLines, {})).body.country?.code;
      };
      expect(await countryIn('Australia/Perth')).toBe('AU');
      expect(await countryIn('America/St_Johns')).toBe('CA');
      expect(await countryIn('Africa/Nairobi')).toBeUndefined();
      const { body } = await app().visitor().call(getHelpLines, {});
      expect([body.country, body.lines]).toEqual([null, []]);
      expect(body.countries.map(({ code }) => code)).toEqual(
        expect.arrayContaining(Object.keys(COUNTRY_LINES)),
      );
      expect(body.elsewhere.href).toMatch(/^https:/);
    });

    it('refuses what is no country', async () => {
      for (const country of ['gb', 'GBR', '../x', '__proto__']) {
        expect((await app().visitor().refused(getHelpLines, { query: { country } })).status).toBe(400);
      }
    });
  },
  { helpLines: linesIn(church) },
);

function linesIn(content: unknown) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-help-'));
  try {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(path.join(folder, 'help-lines.json'), text);
    return readHelpLines(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it("replaces a country by the church's own file, and adds others", () => {
  const line = { name: 'Befrienders', number: '0722 178 177', hours: 'by day' };
  const { countries } = linesIn({
    countries: { KE: { name: 'Kenya', lines: [line] }, GB: { name: 'Britain', lines: [line] } },
  });
  expect(countries['KE']?.lines[0]?.href).toBe('tel:0722178177');
  expect(countries['GB']?.lines).toHaveLength(1);
  expect(countries['DE']).toBe(COUNTRY_LINES['DE']);
});

it('reads the file as an editor on Windows saves it', () => {
  expect(linesIn(`\uFEFF${JSON.stringify(church)}\r\n`).church).toHaveLength(1);
});

it.each([
  ['not JSON', '{ church: [', /help-lines\.json is not JSON: .+/],
  ['no number', { church: [{ name: 'Pastor', hours: 'always' }] }, /church\.0\.number: .+/],
  ['an unknown field', { churches: [] }, /help-lines\.json: the file: .*churches/],
  ['a wrong country', { countries: { Kenya: { name: 'Kenya', lines: [] } } }, /countries\.Kenya: .+/],
])('stops the start with one line for %s', (_, content, message) => {
  expect(() => linesIn(content)).toThrow(message);
  expect(() => linesIn(content)).not.toThrow(/\n/);
});
