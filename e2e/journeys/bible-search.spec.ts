import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';

test('searches a phrase, and is told when nothing is asked', async ({ page }) => {
  await signedIn(page);
  await page.goto('/bible');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Search Required').first()).toBeVisible();
  await expect(page.getByText('Please enter a search term to find Bible verses.').first()).toBeVisible();

  await page.getByRole('radio', { name: 'KJV' }).check();
  const box = page.getByRole('searchbox', { name: 'Search the Bible' });
  await box.fill('"born again"');
  // What an on-screen keyboard leaves of a phone.
  await page.setViewportSize({ width: 390, height: 480 });
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: '3 verses found' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'John 3:3' })).toBeInViewport({ ratio: 1 });
  await expect(box).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  const results = page.getByRole('region', { name: '3 verses found' });
  await expect(results.getByRole('link')).toHaveText(['John 3:3', 'John 3:7', '1 Peter 1:23']);
  await expect(results.getByRole('listitem').first().locator('mark')).toHaveText('born again');
  await expectAccessible(page);

  await page.reload();
  await expect(results.getByRole('link')).toHaveText(['John 3:3', 'John 3:7', '1 Peter 1:23']);
});

test('loads more of what was found, and says so where it does not come', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_/);
  await signedIn(page);
  await page.goto('/bible?q=shepherd');
  await expect(page).toHaveTitle('shepherd · Bible Reader · Lampstand');
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  const results = page.getByRole('region', { name: /verses found$/ });
  await expect(results.getByRole('listitem')).toHaveCount(20);
  await page.route('**/api/bible/search?**', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(results.getByText('More did not come. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/bible/search?**');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(results.getByRole('listitem')).toHaveCount(40);
});

test('what was found is there again after a look at another tab', async ({ page }) => {
  await signedIn(page);
  await page.goto('/bible?q=shepherd&within=PSA');
  const found = page.getByRole('heading', { name: /verses found$/ });
  await expect(found).toBeVisible();
  await page.getByRole('tab', { name: 'Favorites' }).click();
  await expect(found).toBeHidden();
  await page.getByRole('tab', { name: 'Search' }).click();
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(/q=shepherd&within=PSA/);
});

test('on a phone a search that was kept shows what it found before anything else', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page);
  await page.goto('/bible?q=shepherd');
  await expect(page.getByRole('heading', { name: /verses found$/ })).toBeInViewport();
  const first = page
    .getByRole('region', { name: /verses found$/ })
    .getByRole('listitem')
    .first();
  await expect(first).toBeVisible();
  const places = await page.getByRole('navigation', { name: 'Home' }).boundingBox();
  expect((await first.boundingBox())!.y).toBeLessThan(places!.y - 100);
  await page.goto('/bible');
  await expect(page.getByRole('heading', { name: 'Verse of the day' })).toBeInViewport();
});

test('looks within a testament or a book, by the keyboard too, and the address keeps it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signedIn(page);
  await page.goto('/bible?q=shepherd');
  const places = page.getByRole('group', { name: 'Where to look' });
  const total = page.getByRole('heading', { name: /verses found$/ });
  const all = await total.textContent();
  await expect(places.getByRole('radio', { name: /^All / })).toBeChecked();
  await places.getByRole('radio', { name: /^Psalms / }).check();
  await expect(total).not.toHaveText(all!);
  await expect(page.getByRole('link', { name: 'Psalm 23:1', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'John 10:11' })).toBeHidden();
  await expect(page).toHaveURL(/within=PSA/);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.reload();
  await expect(places.getByRole('radio', { name: /^Psalms / })).toBeChecked();
  await places.getByRole('radio', { name: /^Psalms / }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(places.getByRole('radio', { name: /^Psalms / })).not.toBeChecked();
  await expect(page).not.toHaveURL(/within=PSA/);
  await places.getByRole('radio', { name: /^All / }).check();
  await expect(total).toHaveText(all!);
});

test('spells a name that was mistyped, and shows the title that was found', async ({ page }) => {
  await signedIn(page);
  await page.goto('/bible?q=Nicodemas');
  await expect(page.getByText('No verses found for “Nicodemas”')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nicodemus' }).click();
  await expect(page.getByRole('link', { name: 'John 3:1', exact: true })).toBeVisible();

  await page.goto('/bible?q=when+he+fled+from+absalom');
  const psalm = page.getByRole('listitem').filter({ hasText: 'Psalm 3:1' });
  await expect(psalm).toContainText('A Psalm by David, when he fled from Absalom his son.');
});

test('offers the translation that has the words', async ({ page }) => {
  await signedIn(page);
  await page.goto(`/bible?q=${encodeURIComponent('"charity suffereth long"')}`);
  await page.getByRole('button', { name: '1 in the King James Version' }).click();
  await expect(page.getByRole('link', { name: '1 Corinthians 13:4' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'KJV' })).toBeChecked();

  // On a phone the button is far down: its results are read from their head on.
  await page.getByRole('radio', { name: 'WEB' }).check();
  await page.goto('/bible?q=hell');
  await expect(page.getByText('The World English Bible has no verse with it.')).toBeVisible();
  await page.getByRole('button', { name: '54 in the King James Version' }).click();
  const head = page.getByRole('heading', { name: '54 verses found' });
  await expect(head).toBeFocused();
  await expect(head).toBeInViewport();

  await page.goto('/bible?q=unto+us+a+child+is+born');
  await page.getByRole('radio', { name: 'WEB' }).check();
  await expect(page.getByRole('heading', { name: '1 verse has most of these words' })).toBeVisible();
});

test('says of a verse that is not there how many there are, and leads to the chapter', async ({ page }) => {
  await signedIn(page);
  await page.goto('/bible?q=John+3:99');
  await expect(page.getByText('No verses found for “John 3:99”')).toBeVisible();
  await expect(page.getByText('John 3 has 36 verses.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Read John 3' }).click();
  await expect(page).toHaveURL('/bible/JHN/3');
});

test('of a list of places those that are there are shown, and of the others it is said how much there is', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto(`/bible?q=${encodeURIComponent('Mt 5:3; Lk 99')}`);
  const results = page.getByRole('region', { name: '1 verse found' });
  await expect(results.getByText('Luke has 24 chapters.')).toBeVisible();
  await expect(results.getByRole('link', { name: 'Matthew 5:3' })).toBeVisible();
  await expectAccessible(page);
  await results.getByRole('link', { name: 'Read Luke' }).click();
  await expect(page).toHaveURL(/\/bible\/LUK\/1$/);
});
