import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { earn, nextEntryBringsLevel2, readChapters } from '../earning.ts';
import { expect, expectAccessible, signedIn, test, withoutFirstAnswers } from '../fixtures.ts';

/** From now on, calls of this path are refused with this message. */
async function refuse(page: Page, path: string, message: string): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message } }));
}

/** The avatar from head to foot; its face stands beside it in small circles. */
function wholeFigure(page: Page, look: string) {
  return page.locator(`[data-figure="${look}"]:not([data-face] *) svg`);
}

/** While a dialog is open, the region of the toasts cannot be found by its role, but people see and hear toasts. */
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** A toast of a button in what is opened stands beside its light: above it on a phone. It is looked at while it is there. */
async function expectToastOffTheLight(page: Page): Promise<void> {
  const isOff = () => {
    const toast = document.querySelector('[data-toasts] li')?.getBoundingClientRect();
    const light = document.querySelector('[data-light]')?.getBoundingClientRect();
    return toast && light && toast.bottom <= light.top;
  };
  await page.waitForFunction(isOff, undefined, { timeout: 45_000 });
}

test('earns 10 XP by journaling, opens the first chest, applies what is in it and keeps it', {
  tag: '@postgres',
}, async ({ page, context }) => {
  await signedIn(page);
  await page.goto('/');
  const jar = page.getByRole('listitem').filter({ hasText: 'Clay Jar' });
  await expect(jar.getByRole('link', { name: 'One journal entry opens this' })).toHaveAttribute(
    'href',
    '/journal',
  );
  await expect(jar).toContainText('Still Waters');
  // Tapping a chest without enough XP opens nothing.
  await jar.click();
  await expect(jar.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('The jar of clay is me.');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(page.getByRole('article')).toBeVisible();
  // What the entry has made ready is said beside what the entry came to, and opens there and then, by keys alone too.
  await expect(toast(page, 'Journal Entry Saved')).toBeVisible();
  await expect(toast(page, 'Clay Jar is ready')).toBeVisible();
  await page.keyboard.press('F8');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Open it' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Open the Clay Jar?' });
  await expectAccessible(page);
  await expect(page.getByText('Journal Entry Saved')).toHaveCount(0);
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  const other = await context.newPage();
  await other.goto('/?tab=bible');
  await expect(other.getByRole('tab', { name: 'Chests, 1 ready' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('tab', { name: 'Chests, 1 ready' })).toBeVisible();
  await expect(jar).toContainText('Ready!');

  await jar.getByRole('button', { name: 'Open Clay Jar' }).click();
  const unlocks: string[] = [];
  page.on('request', (request) => request.url().endsWith('/unlock') && unlocks.push(request.url()));
  await question.getByRole('button', { name: 'Unlock Chest' }).dblclick();
  const opened = page.getByRole('dialog', { name: 'Clay Jar' });
  await expect(opened).toContainText('Still Waters and Jordan are yours.');
  await expect(page.getByText('Chest Unlocked!'), 'no toast stands in the light').toHaveCount(0);
  await expectAccessible(page);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('tab', { name: 'Chests', exact: true, includeHidden: true })).toHaveCount(1);
  }
  expect(unlocks, 'a double click opens it once').toHaveLength(1);

  const downloading = page.waitForEvent('download');
  await opened.getByRole('link', { name: 'Download Still Waters' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Still Waters.jpg');
  const picture = sharp(await readFile(await download.path()));
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1440, height: 2880 });
  // The whole picture can be decoded.
  await picture.stats();

  await opened.getByRole('button', { name: 'Apply Still Waters' }).press('Enter');
  await expectToastOffTheLight(page);
  await expect(toast(page, 'Background Applied')).toBeVisible();
  const applied = opened.getByRole('button', { name: 'Applied Still Waters' });
  await expect(applied).toBeDisabled();
  // The focus of the keyboard stays on the button, and goes back to the chest when it is closed, wherever that stands by now.
  await expect(applied).toBeFocused();
  await opened.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(toast(page, 'Chest Unlocked!')).toBeVisible();
  await expect(jar.getByRole('button', { name: 'Look inside Clay Jar' })).toBeFocused();
  await expect(jar).toContainText('Unlocked');
  const background = page.locator('[data-background]');
  await expect(background).toHaveAttribute('data-background', '/art/wallpapers/waters.jpg');
  const shown = background.locator('img').last();
  const address = () => shown.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  // A phone is given a copy, a quarter as large; a wide window the picture itself.
  await expect.poll(address).toBe('/art/wallpapers/screens/waters.avif');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/journal');
  await expect(background).toHaveAttribute('data-background', '/art/wallpapers/waters.jpg');
  await expect.poll(address).toBe('/art/wallpapers/waters.jpg');
});

test('unlocks an outfit with 40 XP, tries it on and wears it', async ({ page }) => {
  await signedIn(page);
  await earn(page, 4);
  await page.goto('/?tab=outfits');
  await expect(page.getByRole('button', { name: 'Equipped Linen Tunic' })).toBeDisabled();
  await expect(page.getByRole('tab', { name: 'Outfits, 1 ready' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlock Traveller’s Poncho' })).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Formal' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Garden Overalls' })).toBeHidden();
  await page.getByRole('button', { name: 'Casual' }).click();
  const overalls = page.getByRole('listitem').filter({ hasText: 'Garden Overalls' });
  await expect(overalls).toContainText('Balanced');
  await overalls.getByRole('button', { name: 'Unlock Garden Overalls' }).click();
  const dialog = page.getByRole('dialog', { name: 'Garden Overalls' });
  await expect(dialog).toContainText('Yours to wear.');
  await expect(page.getByText('Outfit Unlocked!'), 'no toast stands in the light').toHaveCount(0);
  // The avatar turns around: what it wore is not seen any more.
  await expect(dialog.locator('[data-turning-away]')).toHaveCSS('opacity', '0');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(toast(page, 'Outfit Unlocked!')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Outfits', exact: true })).toBeVisible();

  await overalls.getByRole('button', { name: 'Try on Garden Overalls' }).click();
  await expect(dialog.locator('[data-figure="neutral-garden-overalls"] svg')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Equip Garden Overalls' }).click();
  await expect(toast(page, 'Outfit Equipped')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Equipped Garden Overalls' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.goto('/?tab=avatar');
  await expect(wholeFigure(page, 'neutral-garden-overalls')).toBeVisible();
});

test('changes the avatar, and keeps it', async ({ page }) => {
  await signedIn(page);
  await page.goto('/?tab=avatar');
  const update = page.getByRole('button', { name: 'Update Avatar' });
  await expect(wholeFigure(page, 'neutral-linen-tunic')).toBeVisible();
  await expect(update).toBeHidden();
  await expectAccessible(page);
  await page.getByText('Feminine', { exact: true }).click();
  await expect(update).toBeVisible();
  await page.getByText('Neutral', { exact: true }).click();
  await expect(update).toBeHidden();
  await page.getByText('Androgynous', { exact: true }).click();
  await page.getByRole('radio', { name: 'Silver' }).check({ force: true });
  await update.press('Enter');
  await expect(toast(page, 'Avatar Updated')).toBeVisible();
  await expect(update).toBeHidden();
  // The button was removed, and the focus of the keyboard is still at the avatar.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Change profile picture' })).toBeFocused();
  await page.reload();
  await expect(wholeFigure(page, 'androgynous-linen-tunic')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Silver' })).toBeChecked();
});

test('applies a colour, and sees what unlocks the rest', async ({ page }) => {
  await signedIn(page);
  await page.goto('/?tab=wallpaper');
  await expect(page.getByRole('button', { name: 'Applied Peaceful Dawn' })).toBeDisabled();
  await page.getByRole('button', { name: 'Apply Quiet Sage' }).click();
  await expect(toast(page, 'Background Applied')).toBeVisible();
  await expect(page.locator('[data-background]')).toHaveCSS('background-color', 'rgb(178, 190, 181)');
  await page.getByRole('button', { name: /Still Waters/ }).click();
  const locked = page.getByRole('dialog', { name: 'Still Waters' });
  await expect(locked).toContainText('Opens with the Clay Jar (10 XP) or the Psalms collection (100 XP)');
  await expect(locked.getByRole('button', { name: /Apply/ })).toHaveCount(0);
  await expect(locked.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
});

test('collections tell how far they are, open when ready and give their pictures', async ({ page }) => {
  await signedIn(page);
  // The first collection asks for 100 XP: a day's journaling and a day's reading, to the last point.
  await earn(page, 5);
  await readChapters(page, 9);
  await page.goto('/?tab=wallpaper');
  await page.getByRole('button', { name: /^Locked: Still Waters.*Clay Jar.*Ready!$/ }).click();
  const locked = page.getByRole('dialog', { name: 'Still Waters' });
  await expect(locked).toContainText('The Clay Jar is ready to be opened.');
  await locked.getByRole('link', { name: 'Go to the chests' }).click();
  await expect(page.getByRole('button', { name: 'Open Clay Jar' })).toBeVisible();
  await expect(locked).toBeHidden();

  await page.goto('/wallpapers');
  const psalms = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Psalms' }) });
  await expect(psalms.getByRole('button')).toHaveCount(0);
  await expect(psalms).toContainText('5 XP to go');
  for (const name of ['Peaceful Dawn', 'Still Waters', 'Shepherds’ Fields']) {
    await expect(psalms.getByRole('img', { name })).toBeVisible();
  }
  await readChapters(page, 10);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bible-themed Wallpapers' })).toBeVisible();
  const galilee = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Galilee' }) });
  await expect(psalms).toContainText('Ready!');
  await page.goto('/?tab=wallpaper');
  await expect(page.getByRole('tab', { name: 'Wallpaper, 1 ready' })).toBeVisible();
  await page.getByRole('link', { name: 'Collections, 1 ready' }).click();
  await page.getByRole('link', { name: 'Browse Collections' }).click();
  await expect(galilee.getByRole('button')).toHaveCount(0);
  await expect(galilee.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100 of 600 XP');
  await expectAccessible(page);

  // Anywhere on the card, as a thumb does.
  await psalms.click({ position: { x: 40, y: 40 } });
  const dialog = page.getByRole('dialog', { name: 'Psalms' });
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  await expect(page.locator('[data-light]')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /Peaceful Dawn/ }).click();
  const download = page.getByRole('dialog', { name: 'Peaceful Dawn' });
  await expectAccessible(page);
  // One dialog over the other: Back closes the upper one.
  await page.goBack();
  await expect(download).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: /Peaceful Dawn/ }).click();
  const downloading = page.waitForEvent('download');
  await download.getByRole('link', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('Peaceful Dawn.jpg');
  await expect(download).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(psalms).toContainText('Unlocked');
  await psalms.getByRole('button', { name: 'Open Psalms' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  await expect(page.locator('[data-light]')).toHaveCount(0);
});

test('says which outfit an entry has made ready, and opens it in its light over the journal', async ({
  page,
}) => {
  await signedIn(page);
  await earn(page, 3);
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('Knees in the soil.');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(toast(page, 'The outfit Garden Overalls is ready')).toBeVisible();
  await page.getByRole('button', { name: 'Open it' }).click();
  const opened = page.getByRole('dialog', { name: 'Garden Overalls' });
  await opened.getByRole('button', { name: 'Equip Garden Overalls' }).click();
  await expect(toast(page, 'Outfit Equipped')).toBeVisible();
  await opened.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/journal');
});

test('opens a gift from its toast also over the card of a level that came with it', async ({ page }) => {
  await signedIn(page);
  await nextEntryBringsLevel2(page);
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('And the flame grew.');
  await page.getByRole('button', { name: 'Save Entry & Earn 10 XP' }).click();
  const card = page.getByRole('dialog', { name: 'Level 2' });
  await expect(card).toContainText('the dawning light');
  await page.locator('[data-toasts]').getByText('Open it', { exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Open the Shepherd’s Bag?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(card).toBeHidden();
});

test('opens what is open already, by another device or a call whose answer was lost', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  await signedIn(page);
  await earn(page, 5);
  await readChapters(page, 10);
  const elsewhere = async (path: string) => {
    const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin };
    expect((await page.request.post(path, { headers })).status()).toBe(200);
  };
  await page.goto('/');
  await page.getByRole('button', { name: 'Open Clay Jar' }).click();
  await elsewhere('/api/chests/clay-jar/unlock');
  await page.getByRole('button', { name: 'Unlock Chest' }).click();
  const chest = page.getByRole('dialog', { name: 'Clay Jar' });
  await expect(chest.getByRole('button', { name: 'Apply Still Waters' })).toBeVisible();
  await chest.getByRole('button', { name: 'Done' }).click();
  await expect(toast(page, 'Chest Unlocked!')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Chests, 1 ready' })).toBeVisible();

  await page.goto('/?tab=outfits');
  const unlock = page.getByRole('button', { name: 'Unlock Garden Overalls' });
  await expect(unlock).toBeEnabled();
  await elsewhere('/api/outfits/garden-overalls/unlock');
  await unlock.click();
  const outfit = page.getByRole('dialog', { name: 'Garden Overalls' });
  await expect(outfit.getByRole('button', { name: 'Equip Garden Overalls' })).toBeVisible();

  await page.goto('/wallpapers');
  const psalms = page.getByRole('button', { name: /Psalms/ }).first();
  await expect(psalms).toBeVisible();
  await elsewhere('/api/wallpaper-collections/psalms/unlock');
  await psalms.click();
  await expect(page.getByRole('dialog', { name: 'Psalms' })).toBeVisible();
  await expect(page.getByText('Unlock Failed')).toHaveCount(0);
});

test('says kindly when the server refuses', async ({ page, expectedErrors }) => {
  expectedErrors.push(/403/);
  await signedIn(page);
  await earn(page, 4);
  await refuse(page, '**/api/chests/clay-jar/unlock', 'No.');
  await refuse(page, '**/api/outfits/garden-overalls/unlock', 'No.');
  await refuse(page, '**/api/user/outfit', 'No.');
  await refuse(page, '**/api/user/avatar', 'No.');
  await refuse(page, '**/api/wallpapers/manna/apply', 'The manna is for tomorrow.');

  await page.goto('/');
  await page.getByRole('button', { name: 'Open Clay Jar' }).click();
  await page.getByRole('button', { name: 'Unlock Chest' }).click();
  await expect(toast(page, 'Unlock Failed')).toBeVisible();
  await expect(toast(page, 'Unable to unlock this chest. Make sure you have enough XP.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await page.goto('/?tab=outfits');
  await page.getByRole('button', { name: 'Unlock Garden Overalls' }).click();
  await expect(toast(page, 'Unable to unlock this outfit. Make sure you have enough XP.')).toBeVisible();
  await page.getByRole('button', { name: 'Equip Denim and Sweater' }).click();
  await expect(toast(page, 'Equipment Failed')).toBeVisible();
  await expect(toast(page, 'Unable to equip this outfit. Please try again.')).toBeVisible();

  await page.goto('/?tab=avatar');
  await page.getByText('Feminine', { exact: true }).click();
  await page.getByRole('button', { name: 'Update Avatar' }).click();
  await expect(toast(page, 'Update Failed')).toBeVisible();
  await expect(toast(page, 'Unable to update your avatar. Please try again.')).toBeVisible();

  await page.goto('/?tab=wallpaper');
  await page.getByRole('button', { name: 'Apply Manna' }).click();
  await expect(toast(page, 'Failed to Apply')).toBeVisible();
  await expect(toast(page, 'The manna is for tomorrow.')).toBeVisible();
});

test('says what is missing when a list is empty', async ({ page }) => {
  await signedIn(page);
  await withoutFirstAnswers(page);
  for (const path of ['outfits', 'chests', 'wallpapers', 'wallpaper-collections'])
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await expect(page.getByText('No Chests Available')).toBeVisible();
  await page.goto('/?tab=outfits');
  await expect(page.getByText('No Outfits Available')).toBeVisible();
  await page.goto('/?tab=wallpaper');
  await expect(page.getByText('No wallpapers available yet.')).toBeVisible();
  await page.goto('/wallpapers');
  await expect(page.getByText('No Collections Available')).toBeVisible();
  await expect(page.getByText(/Keep journaling/)).toBeVisible();
});
