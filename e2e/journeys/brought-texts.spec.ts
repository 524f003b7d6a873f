import path from 'node:path';
import { putModule } from '../../test-support/sword-module.ts';
import { expect, expectAccessible, signedIn } from '../fixtures.ts';
import { testWithOwnServer as test } from '../own-server.ts';
import { readInText } from '../read-to.ts';

test('a text that lies in the folder is read beside ours, with its footnotes, and is gone when it is taken away', async ({
  page,
  ownServer,
}) => {
  putModule(path.join(ownServer.dataDir, 'translations', 'spanish'), {
    name: 'Prueba',
    verses: {
      'John 3:16':
        '<q who="Jesus" marker="">Porque de tal manera amó Dios al mundo</q><note>O: <hi>así</hi>.</note>, que ha dado a su Hijo.',
    },
    conf: { Lang: 'es', Description: 'Una prueba', Abbreviation: 'PRU' },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'Ruth');
  await page.goto('/bible/JHN/3');
  await readInText(page, 'Una prueba (Spanish)');
  await expect(page.locator('.chapter-text')).toHaveAttribute('lang', 'es');
  await expect(page.getByText('Una prueba', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Footnote to verse 3:16' }).click();
  await expect(page.getByRole('dialog', { name: 'John 3:16' }).getByText('O: así.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // The footnote alone was asked for: its verse is not chosen.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'John 3:16', exact: true })).toHaveCount(0);

  // The page comes rendered with it, and other verses are found in it.
  await page.reload();
  await expect(page.getByText('Porque de tal manera amó Dios al mundo')).toBeVisible();
  // Its description does not say that it marks words of Jesus, which is known since it was read.
  const aa = page.getByRole('button', { name: 'Aa how the text is set' });
  await aa.click();
  await expect(page.getByRole('button', { name: 'Words of Jesus in red' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Its words are read out in its language among one's notes, too.
  await page.goto('/bible/JHN/3/16');
  await page.getByRole('button', { name: 'Note on John 3:16' }).click();
  await page.getByLabel('Your note').fill('Tanto.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note Saved', { exact: true }).first()).toBeVisible();
  await page.goto('/bible/notes');
  const quote = page.locator('[lang=es]').filter({ hasText: 'Porque de tal manera' });
  await expect(quote).toHaveCount(1);
  await page.getByRole('button', { name: 'Change the note on John 3:16' }).click();
  await expect(quote).toHaveCount(2);
  await page.keyboard.press('Escape');

  // A request for prayer quotes a text of ours, which stays.
  await page.goto('/bible/JHN/3/16');
  await page.getByRole('button', { name: 'More with John 3:16' }).click();
  await page.getByRole('menuitem', { name: 'Pray about this: John 3:16' }).click();
  await expect(page.getByText('John 3:16, WEB')).toBeVisible();
  await page.goto('/bible?q=manera');
  await expect(page.getByRole('heading', { name: '1 verse found' })).toBeVisible();
  await expect(page.locator('p[lang=es]')).toContainText('Porque de tal manera');
  await page.goto('/bible/GEN/1');
  await expect(page.getByText('Una prueba does not have Genesis.')).toBeVisible();

  // Side by side with ours on a wide screen.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/bible/JHN/3');
  await aa.click();
  await page.getByRole('button', { name: 'Side by side' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('For God so loved the world').first()).toBeVisible();
  await expect(page.getByText('Porque de tal manera amó Dios al mundo')).toBeVisible();

  // And back: the note and the bar of a verse have their places in the margin that there is again.
  await page.getByText('For God so loved the world').first().click();
  await aa.click();
  await page.getByRole('button', { name: 'Side by side' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'John 3:16' }).getByRole('button').first()).toBeVisible();
  await expect(page.locator('.margin-note')).toBeVisible();
});
