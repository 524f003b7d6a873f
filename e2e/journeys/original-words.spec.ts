import path from 'node:path';
import { putLexicon } from '../../test-support/sword-lexicon.ts';
import { putModule } from '../../test-support/sword-module.ts';
import { expect, expectAccessible, signedIn } from '../fixtures.ts';
import { testWithOwnServer as test } from '../own-server.ts';
import { readInText } from '../read-to.ts';

test('what stands behind a word is read on a tap, and leads to where else it stands', async ({
  page,
  ownServer,
}) => {
  const folder = path.join(ownServer.dataDir, 'translations');
  const loved = '<w lemma="strong:G0025">loved</w>';
  const others = Array.from({ length: 12 }, (_, i) => [
    `1John 4:${i + 1}`,
    `Number ${i + 1}, he ${loved} us.`,
  ]);
  putModule(folder, {
    name: 'Tagged',
    conf: { Feature: 'StrongsNumbers', Description: 'A tagged text', Abbreviation: 'TAG' },
    verses: {
      'Gen 1:1': '<w lemma="strong:H0430">God</w> made',
      'John 3:16': `For <w lemma="strong:G2316">God</w> <w lemma="strong:G3588"></w> ${loved}, with <w lemma="strong:G0026 strong:G9999">charity</w>.`,
      'John 3:17': 'And sent.',
      ...Object.fromEntries(others),
    },
  });
  putLexicon(folder, {
    name: 'StrongsTest',
    language: 'greek',
    entries: {
      '00025': '<entryFree><orth>ἀγαπάω</orth><orth type="trans">agapáō</orth> to love, perhaps</entryFree>',
      '00026':
        '<entryFree><orth>ἀγάπη</orth><orth type="trans">agápē</orth><pron>ag-ah\'-pay</pron><def>from <ref target="StrongsGreek:25">G25</ref>; affection</def></entryFree>',
      '02316': '<entryFree><orth>θεός</orth><orth type="trans">theós</orth> a deity</entryFree>',
      '03588': '<entryFree><orth>ὁ</orth><orth type="trans">ho</orth> the</entryFree>',
    },
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await signedIn(page, 'Ruth');

  // Our own texts have no numbers, and offer nothing.
  await page.goto('/bible/JHN/3/16');
  await page.getByRole('button', { name: 'More with John 3:16' }).click();
  await expect(page.getByRole('menuitem', { name: 'Cross references of John 3:16' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Original words' })).toBeHidden();
  await page.keyboard.press('Escape');

  await readInText(page, 'A tagged text');
  await expect(page.getByRole('article').getByText('A tagged text')).toBeVisible();
  await page.getByRole('button', { name: 'Aa how the text is set' }).click();
  await expect(page.getByRole('dialog')).toContainText('Text size');
  await expect(page.getByRole('button', { name: 'Words of Jesus in red' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More with John 3:16' }).click();
  await page.getByRole('menuitem', { name: 'Original words of John 3:16' }).click();
  const dialog = page.getByRole('dialog', { name: 'John 3:16' });
  const words = [
    'God θεός theós',
    'not translated ὁ ho',
    'loved, ἀγαπάω agapáō',
    'charity. ἀγάπη agápē Greek G9999',
  ];
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  for (const name of words)
    await expect(dialog.getByRole('listitem').getByRole('button', { name, exact: true })).toBeVisible();
  await expectAccessible(page);

  // A word that two stand behind opens both; an entry leads on to another, and back.
  await dialog.getByRole('button', { name: /^charity/ }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'ἀγάπη agápē Greek G26' })).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'Greek G9999' })).toBeVisible();
  await expect(dialog.getByText('Only here.')).toHaveCount(2);
  await expect(dialog.getByText('The lexicon says nothing of this word.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'G25' }).click();
  await expect(dialog.getByRole('heading', { name: 'ἀγαπάω agapáō Greek G25' })).toBeFocused();
  await expect(dialog.getByText('13 verses have it')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(9);
  await dialog.getByRole('button', { name: 'Show more' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(12);
  await expect(dialog.getByText('Number 12, he loved us.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'John 1', exact: true }).check();
  await expect(dialog.getByText('1 verse has it')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('radio', { name: '1 John 12' }).check();
  await page.goBack();
  await expect(dialog.getByRole('heading', { name: 'ἀγάπη agápē Greek G26' })).toBeFocused();
  await dialog.getByRole('button', { name: 'All words of the verse' }).click();
  await expect(dialog.getByRole('button', { name: /^charity/ })).toBeFocused();

  await dialog.getByRole('button', { name: /^loved/ }).click();
  await dialog.getByRole('link', { name: '1 John 4:7' }).click();
  await expect(page).toHaveURL(/\/bible\/1JN\/4\/7$/);
  await expect(dialog).toBeHidden();

  // Without a lexicon of its language there is the number, and what to install.
  await page.goto('/bible/GEN/1/1');
  await page.getByRole('button', { name: 'More with Genesis 1:1' }).click();
  await page.getByRole('menuitem', { name: 'Original words of Genesis 1:1' }).click();
  const genesis = page.getByRole('dialog', { name: 'Genesis 1:1' });
  await expect(genesis.getByText('sword-dict-strongs-hebrew')).toBeVisible();
  await genesis.getByRole('button', { name: 'God Hebrew H430' }).click();
  await expect(genesis.getByText('Only here.')).toBeVisible();
  await expectAccessible(page);
});
