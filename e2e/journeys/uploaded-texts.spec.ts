import { removeText } from '../../src/features/bible/uploaded-texts.contract.ts';
import { newcomer as registered } from '../../test-support/people.ts';
import { swordModule, zipOf } from '../../test-support/sword-module.ts';
import { expect, expectAccessible } from '../fixtures.ts';
import { confirmAndSignIn, post, setUpSecondStep, testWithMail } from '../hosts.ts';
import { readInText } from '../read-to.ts';

const ADMIN = registered('deborah');

const test = testWithMail.extend({
  settings: async ({ mailServer }, use) =>
    use({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, ADMIN_EMAILS: ADMIN.email }),
});

const SPANISH = {
  name: 'prueba.zip',
  mimeType: 'application/zip',
  buffer: zipOf(
    swordModule({
      name: 'Prueba',
      verses: { 'John 1:1': 'En el principio era el Verbo.', 'John 2:1': 'Y al tercer día.' },
      conf: { Lang: 'es', Description: 'Una prueba', Abbreviation: 'PRU' },
    }),
  ),
};

test('an administrator adds a text after one that is refused, reads in it, and removes it', async ({
  page,
  mailServer,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422.*api\/admin\/texts/, /status of 404.*chapters\/2/);
  await page.setViewportSize({ width: 390, height: 844 });
  await post(page, '/api/auth/register', ADMIN);
  await confirmAndSignIn(page, mailServer, ADMIN);
  await setUpSecondStep(page, ADMIN);
  await page.goto('/administration?part=texts');
  const texts = page.getByRole('list', { name: 'Texts of this server' }).getByRole('listitem');
  await expect(texts).toHaveCount(2);
  await expect(texts.first()).toContainText('World English Bible');
  await expectAccessible(page);

  const file = page.getByLabel('File');
  const add = page.getByRole('button', { name: 'Add this text' });
  await add.click();
  await expect(file).toHaveAccessibleDescription('Please choose a file first.');
  await expect(file).toBeFocused();
  // What is refused stays chosen, with the reason.
  await file.setInputFiles({
    name: 'letter.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no archive'),
  });
  await add.click();
  await expect(file).toHaveAccessibleDescription(
    /cannot be read as a Bible text: It is no ZIP archive\. Choose/,
  );
  await expect(file).toHaveValue(/letter\.zip$/);
  await expect(file).toBeFocused();
  await expectAccessible(page);
  await expect(texts).toHaveCount(2);

  await file.setInputFiles(SPANISH);
  await expect(file).toHaveAccessibleDescription(/^64 MB at most/);
  await add.click();
  await expect(texts).toHaveCount(3);
  const row = texts.filter({ hasText: 'Una prueba' });
  await expect(row).toContainText('Spanish');
  await expect(row).toContainText('Public Domain');
  await expect(row).toContainText('prueba.zip');
  await expect(file).toHaveValue('');
  await expectAccessible(page);

  // Whoever reads in it when it is removed goes on in one of ours.
  await page.goto('/bible/JHN/1');
  await readInText(page, 'Una prueba (Spanish)');
  await expect(page.getByText('En el principio era el Verbo.')).toBeVisible();
  const { origin } = new URL(page.url());
  const path = removeText.path.replace(':name', 'prueba');
  expect((await page.request.delete(path, { headers: { origin } })).status()).toBe(204);
  await page.getByRole('link', { name: 'John 2' }).first().click();
  await expect(page.getByText('The third day, there was a wedding')).toBeVisible();
  await expect(page.getByText('World English Bible, 2018')).toBeVisible();

  await page.goto('/administration?part=texts');
  await file.setInputFiles(SPANISH);
  await add.click();
  await row.getByRole('button', { name: 'Remove Una prueba' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove Una prueba?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(texts).toHaveCount(3);
  await row.getByRole('button', { name: 'Remove Una prueba' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(texts).toHaveCount(2);
  await page.getByRole('tab', { name: 'Record' }).click();
  await expect(page.getByText('removed a Bible text (prueba)').first()).toBeVisible();
});
