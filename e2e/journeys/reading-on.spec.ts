import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';
import { openChapter, readTo, verse } from '../read-to.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a chapter goes on in the next one: its address, its marks and its end are its own', async ({
  page,
}) => {
  await signedIn(page, 'Ruth');
  await page.goto('/bible');
  await page.getByRole('tab', { name: 'Browse' }).click();
  await openChapter(page, '/bible/JHN/3');
  await expect(page.getByRole('heading', { name: 'John 4' })).toHaveCount(0);
  await readTo(page, 'JHN.3', 36);
  await expect(page.getByRole('heading', { level: 2, name: 'John 4' })).toBeVisible();
  await expect(page).toHaveURL('/bible/JHN/3');

  await readTo(page, 'JHN.4', 14);
  await expect(page).toHaveURL('/bible/JHN/4');
  await expect(page).toHaveTitle(/John 4/);
  await expect(page.getByRole('button', { name: 'John 4 other chapters' })).toBeVisible();
  await expectAccessible(page);

  // Verse 14 of both is on the page: only the one that was tapped is chosen.
  await verse(page, 'JHN.4', 14).click();
  const bar = page.getByRole('region', { name: 'John 4:14', exact: true });
  await expect(bar).toContainText('Verse 4:14');
  await bar.getByRole('button', { name: 'Highlight: Green' }).click();
  await expect(verse(page, 'JHN.4', 14)).toHaveAttribute('data-color', /.+/);
  await expect(verse(page, 'JHN.3', 14)).not.toHaveAttribute('data-color', /.+/);
  // In another chapter one begins anew.
  await readTo(page, 'JHN.3', 36);
  await expect(page).toHaveURL('/bible/JHN/3');
  await verse(page, 'JHN.3', 36).click();
  await expect(page.getByRole('region', { name: 'John 3:36', exact: true })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await readTo(page, 'JHN.4', 20);
  await expect(page).toHaveURL('/bible/JHN/4');
  // Back lets go, and stays where one reads.
  await page.goBack();
  await expect(page.getByRole('region', { name: 'John 3:36', exact: true })).toHaveCount(0);
  await expect(verse(page, 'JHN.4', 20)).toBeInViewport();
  await expect(page).toHaveURL('/bible/JHN/4');

  await page.getByRole('button', { name: 'Mark John 4 as read' }).click();
  await expect(page.getByText('You have read John 4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();

  // What is read can be opened again as it is.
  await readTo(page, 'JHN.4', 20);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'John 4' })).toBeVisible();
  await expect(verse(page, 'JHN.4', 20)).toBeInViewport();
  // Another page and back: as it was.
  await readTo(page, 'JHN.4', 54);
  await readTo(page, 'JHN.5', 24);
  await expect(page).toHaveURL('/bible/JHN/5');
  // A real click would scroll first, because the places of home give way to who reads.
  await page.getByRole('link', { name: 'Journal' }).first().dispatchEvent('click');
  await expect(page).toHaveURL('/journal');
  await page.goBack();
  await expect(page).toHaveURL('/bible/JHN/5');
  await expect(page.getByRole('heading', { level: 1, name: 'John 5' })).toHaveCount(1);
  await expect(verse(page, 'JHN.5', 24)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/bible(\?tab=browse)?$/);
});

test('the book that is left is no jump, and the last chapter of all has none after it', async ({ page }) => {
  await signedIn(page, 'Tamar');
  await openChapter(page, '/bible/JUD/1');
  await readTo(page, 'JUD.1', 25);
  await readTo(page, 'REV.1', 3);
  await expect(page).toHaveURL('/bible/REV/1');
  await expect(page.getByRole('link', { name: /^Back to / })).toHaveCount(0);
  // On paper there is one chapter.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The Revelation of Jesus Christ')).toBeVisible();
  await expect(page.getByText('Now to him who is able to keep')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await openChapter(page, '/bible/REV/22/21');
  await expect(page.getByRole('link', { name: /^Next chapter/ })).toHaveCount(0);
  await page.mouse.wheel(0, 5000);
  await expect(page.locator('[data-leaf]')).toHaveCount(1);
});

test('a psalm that leaves room in a wide window goes on when somebody tries to scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, 'Asaph');
  await openChapter(page, '/bible/PSA/117');
  const next = page.getByRole('heading', { level: 2, name: 'Psalm 118' });
  await expect(next).toHaveCount(0);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 300);
  await expect(next).toBeVisible();
  await readTo(page, 'PSA.118', 24);
  await expect(page).toHaveURL('/bible/PSA/118');
});

test('the keys go on from the last verse into the next chapter, and back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, 'Heman');
  await openChapter(page, '/bible/PSA/117');
  const chosen = (reference: string) => page.getByRole('region', { name: reference, exact: true });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(chosen('Psalm 117:2')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Psalm 118' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(chosen('Psalm 118:1')).toBeVisible();
  await page.keyboard.press('j');
  await expect(chosen('Psalm 118:2')).toBeVisible();
  await expect(verse(page, 'PSA.118', 2)).toBeInViewport();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(chosen('Psalm 117:2')).toBeVisible();
});

test('a link to where the page was opened leads there, from chapters below', async ({ page }) => {
  await signedIn(page, 'Nicodemus');
  await openChapter(page, '/bible/JHN/3/16');
  await page.getByRole('button', { name: 'Close' }).click();
  await readTo(page, 'JHN.3', 36);
  await readTo(page, 'JHN.4', 14);
  await expect(page).toHaveURL('/bible/JHN/4');
  // As a reference does that is followed in a dialog.
  await page.evaluate(() => window.history.pushState(null, '', '/bible/JHN/3/16'));
  await expect(page.getByRole('region', { name: 'John 3:16', exact: true })).toBeVisible();
  await expect(verse(page, 'JHN.3', 16)).toBeInViewport();
  await expect(page).toHaveURL('/bible/JHN/3/16');
  await expect(page.locator('[data-leaf]')).toHaveCount(1);
});

test('who reads on through short psalms goes on in the last of them', async ({ page }) => {
  await page.clock.install();
  await signedIn(page, 'Korah');
  const { today } = await (await page.request.get('/api/plans')).json();
  const begun = await page.request.post('/api/plans', {
    headers: {
      origin: new URL((await page.request.get('/healthz')).url()).origin,
      'idempotency-key': crypto.randomUUID(),
    },
    data: {
      name: 'Songs',
      from: { bookId: 'PSA', chapter: 131 },
      to: { bookId: 'PSA', chapter: 134 },
      pace: { kind: 'chapters', chapters: 1 },
      startsOn: today,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    },
  });
  expect(begun.status()).toBe(201);
  const read = async () => (await (await page.request.get('/api/plans')).json()).mine[0].read;
  await openChapter(page, '/bible/PSA/130');
  await readTo(page, 'PSA.130', 8);
  await expect(page.getByRole('heading', { level: 2, name: 'Psalm 131' })).toBeVisible();
  await readTo(page, 'PSA.131', 2);
  await expect(page).toHaveURL('/bible/PSA/131');
  const kept = async () => (await page.request.get('/api/bible/position')).text();
  await page.clock.runFor(3_000);
  expect(await kept()).not.toContain('"chapter":131');
  await page.clock.runFor(3_000);
  await expect.poll(kept).toContain('"chapter":131');
  // It is where reading goes on, and not yet what a plan calls read.
  expect(await read()).toBe(0);
  await page.clock.runFor(25_000);
  await expect.poll(read).toBe(1);
});

test('without a connection the chapter ends, and goes on when it is there again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED.*RUT\/chapters\/2/);
  await signedIn(page, 'Anna');
  let isDown = true;
  await page.route(/\/api\/bible\/books\/RUT\/chapters\/2\?/, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await openChapter(page, '/bible/RUT/1');
  const noted = await page.request.post('/api/bible/notes', {
    headers: { origin: new URL(page.url()).origin, 'idempotency-key': crypto.randomUUID() },
    data: { verseId: 'RUT.1.16', text: 'Whither thou goest' },
  });
  expect(noted.status()).toBe(201);
  await openChapter(page, '/bible/RUT/1');
  await readTo(page, 'RUT.1', 22);
  await expect(page.getByRole('link', { name: 'Next chapter: Ruth 2' })).toBeVisible();
  await readTo(page, 'RUT.1', 1);
  await expect(verse(page, 'RUT.1', 1)).toBeInViewport();
  isDown = false;
  await readTo(page, 'RUT.1', 22);
  await expect(page.getByRole('heading', { level: 2, name: 'Ruth 2' })).toBeVisible();
});
