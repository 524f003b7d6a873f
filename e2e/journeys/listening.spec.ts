import path from 'node:path';
import type { Page } from '@playwright/test';
import { putModule } from '../../test-support/sword-module.ts';
import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';
import { testWithOwnServer } from '../own-server.ts';
import { readInText } from '../read-to.ts';

interface Said {
  text: string;
  voice: string;
  rate: number;
}

/** Browsers of tests have no voice. This one says nothing, keeps what it was given, and ends it when the test says so. */
async function withVoices(page: Page, names: string[]) {
  await page.addInitScript((voiceNames) => {
    const said: Said[] = [];
    let current: SpeechSynthesisUtterance | null = null;
    const voices = voiceNames.map((name) => ({
      name,
      lang: { Anna: 'de-DE', Carmen: 'es_ES' }[name] ?? 'en-GB',
      default: false,
      localService: true,
    }));
    class Utterance {
      text: string;
      voice: { name: string } | null = null;
      rate = 1;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = {
      getVoices: () => voices,
      addEventListener: () => {},
      removeEventListener: () => {},
      speak: (utterance: SpeechSynthesisUtterance) => {
        if (utterance.text === '') return;
        current = utterance;
        said.push({ text: utterance.text, voice: utterance.voice?.name ?? '', rate: utterance.rate });
      },
      cancel: () => {
        current = null;
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true });
    Object.assign(window, {
      said,
      isSpeaking: () => current !== null,
      endOfSpeech: () => current?.onend?.(new Event('end') as SpeechSynthesisEvent),
    });
  }, names);
}

const inPage = (page: Page) => ({
  said: () => page.evaluate(() => (window as unknown as { said: Said[] }).said),
  isSpeaking: () => page.evaluate(() => (window as unknown as { isSpeaking: () => boolean }).isSpeaking()),
  end: () => page.evaluate(() => (window as unknown as { endOfSpeech: () => void }).endOfSpeech()),
});

test('a chapter is read aloud verse by verse, each marked and in sight, with pause, speed, voice and stop', async ({
  page,
}) => {
  await withVoices(page, ['Anna', 'Bertha', 'Celia']);
  await page.setViewportSize({ width: 390, height: 640 });
  await signedIn(page, 'Asaph');
  await page.goto('/bible/PSA/23');
  const voice = inPage(page);
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  const line = page.getByRole('region', { name: 'Listening' });
  await expect(line).toContainText('Verse 1');
  await expect
    .poll(voice.said)
    .toEqual([{ text: 'Yahweh is my shepherd: I shall lack nothing.', voice: 'Bertha', rate: 1 }]);
  for (let verse = 2; verse <= 5; verse += 1) {
    await voice.end();
    await expect(line).toContainText(`Verse ${verse}`);
  }
  const spoken = page.locator('[data-spoken]');
  await expect(spoken.first()).toContainText('You prepare a table before me');
  await expect(spoken.first()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  // The keyboard brings the bar above the line, which must not leave under the next press.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await line.getByRole('button', { name: 'Pause' }).click();
  expect(await voice.isSpeaking()).toBe(false);
  await line.getByRole('button', { name: 'Voice and speed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Voice and speed' });
  await expect(dialog.getByLabel('Voice').locator('option')).toHaveText(['Bertha', 'Celia']);
  await dialog.getByLabel('Voice').selectOption('Celia');
  await dialog.getByLabel('Speed').selectOption('1.3 ×');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await line.getByRole('button', { name: 'Go on' }).click();
  expect((await voice.said()).at(-1)).toMatchObject({ voice: 'Celia', rate: 1.3 });
  expect((await voice.said()).at(-1)!.text).toMatch(/^You prepare/);

  await line.getByRole('button', { name: 'Stop listening' }).click();
  await expect(line).toBeHidden();
  await expect(spoken).toHaveCount(0);
  expect(await voice.isSpeaking()).toBe(false);

  await page.locator('[data-verse="6"]').first().click();
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect(line).toContainText('Verse 6');
  await voice.end();
  await expect(line).toBeHidden();
});

test('another chapter is silent, and without a voice of the language nothing is offered', async ({
  page,
}) => {
  await withVoices(page, ['Bertha']);
  await signedIn(page, 'Asaph');
  await page.goto('/bible/PSA/23');
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Listening' })).toBeVisible();
  await page.getByRole('link', { name: /^Next chapter/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 24' })).toBeVisible();
  expect(await inPage(page).isSpeaking()).toBe(false);

  await withVoices(page, ['Anna']);
  await page.goto('/bible/PSA/24');
  await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
  expect(await page.evaluate(() => speechSynthesis.getVoices().map(({ name }) => name))).toEqual(['Anna']);
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: 'Psalm 24:1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toHaveCount(0);
});

testWithOwnServer('a Spanish text is read by a Spanish voice, or by none', async ({ page, ownServer }) => {
  putModule(path.join(ownServer.dataDir, 'translations', 'spanish'), {
    name: 'Prueba',
    verses: { 'John 3:16': 'Porque de tal manera amó Dios al mundo.' },
    conf: { Lang: 'es', Description: 'Una prueba' },
  });
  await withVoices(page, ['Bertha', 'Carmen']);
  await signedIn(page, 'Damaris');
  await page.goto('/bible/JHN/3');
  await readInText(page, 'Una prueba (Spanish)');
  await expect(page.getByText('Porque de tal manera')).toBeVisible();
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect
    .poll(inPage(page).said)
    .toEqual([{ text: 'Porque de tal manera amó Dios al mundo.', voice: 'Carmen', rate: 1 }]);
  await page
    .getByRole('region', { name: 'Listening' })
    .getByRole('button', { name: 'Voice and speed' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Voice and speed' });
  await expect(dialog.getByLabel('Voice').locator('option')).toHaveText(['Carmen']);

  await withVoices(page, ['Bertha']);
  await page.goto('/bible/JHN/3');
  await expect(page.getByText('Porque de tal manera')).toBeVisible();
  // The app has taken the page over, and knows its voices.
  await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: 'John 3:16' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toHaveCount(0);
});
