import type { Browser, Locator, Page } from '@playwright/test';
import { layOut } from '../../src/features/debates/client/debate-map.rules.ts';
import { crownIn } from '../../src/features/debates/client/draw-debate-map.ts';
import { expect, expectAccessible, focusOn, signedIn } from '../fixtures.ts';
import { testWithTime as test } from '../own-server.ts';

const PHONE = { width: 390, height: 844 };
const DAY_MINUTES = 1440;

interface Question {
  week: string;
  positions: { key: string; title: string }[];
}

async function originOf(page: Page) {
  return { origin: new URL((await page.request.get('/healthz')).url()).origin };
}

/** Answers what is asked before the first word that reaches others. */
async function readyForWords(page: Page): Promise<void> {
  const headers = await originOf(page);
  const told = await page.request.put('/api/people/me/age', { data: { answer: 'grown' }, headers });
  expect(told.ok()).toBe(true);
  const { version } = (await (await page.request.get('/api/guidelines')).json()) as { version: string };
  const agreed = await page.request.post('/api/guidelines/agreement', { data: { version }, headers });
  expect(agreed.ok()).toBe(true);
}

/** Somebody else, with a phone of their own. */
async function another(browser: Browser, baseURL: string | undefined, firstName: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await signedIn(page, firstName);
  await readyForWords(page);
  return page;
}

async function theQuestion(page: Page): Promise<Question> {
  const { week } = (await (await page.request.get('/api/debates/current')).json()) as { week: string };
  return (await (await page.request.get(`/api/debates/${week}`)).json()) as Question;
}

/** So many minutes until the middle of a week, so that none ends while people speak. */
function untilTuesdayNoon(now: number): number {
  const { 0: day, 1: minute } = [new Date(now).getUTCDay(), Math.floor(now / 60_000) % DAY_MINUTES];
  return ((2 - day + 7) % 7) * DAY_MINUTES + (DAY_MINUTES / 2 - minute) + 7 * DAY_MINUTES;
}

/** Takes a stand on the question's page. */
async function stand(page: Page, week: string, title: string): Promise<void> {
  await page.goto(`/community/debates/${week}`);
  await page.getByRole('button', { name: title }).click();
  await expect(page.getByRole('button', { name: title })).toHaveAttribute('aria-pressed', 'true');
}

async function citing(page: Page, reference: string): Promise<void> {
  await page.getByRole('button', { name: /^Cite a/ }).click();
  await page.getByRole('textbox', { name: 'Which passage?' }).fill(reference);
  await page.keyboard.press('Enter');
}

/** The middle of the first claim on the map, in its picture. */
async function placeOf(page: Page, picture: Locator, week: string, positions: number) {
  const map = (await (await page.request.get(`/api/debates/${week}/map`)).json()) as { parents: number[] };
  const { from, to, ring, rings } = layOut(map, positions);
  const box = (await picture.boundingBox())!;
  const crown = crownIn(box.width, box.height, rings);
  const angle = Math.PI + ((from[0]! + to[0]!) / 2) * Math.PI;
  const distance = crown.inner + (ring[0]! + 0.3) * crown.ring;
  return { x: crown.x + Math.cos(angle) * distance, y: crown.y + Math.sin(angle) * distance };
}

test.use({ viewport: PHONE });

test('three argue a question: with Scripture as it stands, the other side fairly, and a mind that changes', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
  time,
}) => {
  // What is quoted wrongly is refused, and so is a place that is in no Bible.
  expectedErrors.push(/status of 40[09]/);
  const begun = untilTuesdayNoon(Date.now());
  time.pass(begun);
  await signedIn(page);
  await readyForWords(page);
  const { week, positions } = await theQuestion(page);
  const [mine, theirs] = [positions[0]!, positions[1]!];

  await page.goto(`/community/debates/${week}`);
  await expect(page.getByText('Open until')).toBeVisible();
  await page.getByRole('region', { name: 'Three passages' }).getByRole('button').first().click();
  await expect(page.getByRole('link', { name: 'Read in context' })).toBeVisible();
  await expectAccessible(page);
  await stand(page, week, mine.title);
  await page.getByRole('link', { name: theirs.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: theirs.title })).toBeVisible();
  await expect(page.getByText('Nothing against this yet')).toBeVisible();
  await expectAccessible(page);

  // A claim quotes what does not stand there, is told what does, and is said.
  await page.getByRole('link', { name: 'Speak against it' }).click();
  const claim = page.getByRole('textbox', { name: 'Your claim' });
  await claim.fill('“The Sabbath was made for man, and man for rest”: so it is ours to take.');
  await citing(page, 'Marco 99:1');
  await expect(page.getByText('We cannot find this place')).toBeVisible();
  await page.getByRole('textbox', { name: 'Which passage?' }).fill('mk 2.27');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('list', { name: 'What you cite' })).toContainText('not man for the Sabbath');
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect(page.getByText('These words are not in Mark 2:27.')).toBeVisible();
  await expectAccessible(page);
  // The words are kept when the page is left.
  await page.reload();
  await expect(claim).toHaveValue(/man for rest/);
  await claim.fill('“The Sabbath was made for man, not man for the Sabbath.” So it is ours to take.');
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /So it is ours to take/ })).toBeVisible();
  await expect(page.getByText(/^Others read it from \d\d:\d\d on\./).first()).toBeVisible();
  await expect(page.getByText('15 XP').first()).toBeVisible();
  await expectAccessible(page);
  // A finger finds each way up.
  for (const way of await page
    .getByRole('navigation', { name: 'What it stands under' })
    .getByRole('link')
    .all())
    expect((await way.boundingBox())!.height).toBeGreaterThanOrEqual(44);

  // Tola has said something, and states the other side before she says more.
  const tola = await another(browser, baseURL, 'Tola');
  await stand(tola, week, theirs.title);
  const first = await tola.request.post(`/api/debates/${week}/claims`, {
    headers: { ...(await originOf(tola)), 'idempotency-key': crypto.randomUUID() },
    data: {
      position: theirs.key,
      claimId: null,
      side: 'for',
      text: 'Nobody has to be told to accept a gift.',
      cites: [],
      otherSide: null,
    },
  });
  expect(first.status()).toBe(201);
  // A newcomer shares one thing after the other.
  time.pass(begun + 1);
  await tola.goto(`/community/debates/${week}/positions/${theirs.key}`);
  await tola.getByRole('link', { name: 'Speak for it' }).click();
  await expect(tola.getByRole('heading', { name: 'First, the other side.' })).toBeVisible();
  await tola.getByRole('button', { name: 'Go on to my claim' }).click();
  await expect(tola.getByText('Please say it in a sentence or two.')).toBeVisible();
  await expect(tola.getByRole('textbox', { name: 'What they hold' })).toBeFocused();
  await tola.getByRole('radio', { name: mine.title }).check();
  await tola
    .getByRole('textbox', { name: 'What they hold' })
    .fill('God rested before there was any law to break. To keep the day is to trust him.');
  await expectAccessible(tola);
  await tola.getByRole('button', { name: 'Go on to my claim' }).click();
  await tola.getByRole('textbox', { name: 'Your claim' }).fill('Rest that is enforced is one more work.');
  await tola.getByRole('button', { name: 'Say it' }).click();
  await expect(tola.getByRole('heading', { level: 1, name: 'Rest that is enforced' })).toBeVisible();

  // Others read it from the next quarter of an hour on.
  await page.goto(`/community/debates/${week}/positions/${theirs.key}`);
  await expect(page.getByText('Nothing for this yet')).toBeVisible();
  time.pass(begun + 45);
  const hannah = await another(browser, baseURL, 'Hannah');
  await stand(hannah, week, mine.title);
  await page.goto(`/community/debates/${week}`);
  await page.getByRole('link', { name: 'One said what you hold. Is it fair?' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fair', exact: true }).click();
  await expect(page.getByText('You said: fair.')).toBeVisible();
  await hannah.goto(`/community/debates/${week}/other-sides`);
  await hannah.getByRole('button', { name: 'I would put it differently' }).click();
  await hannah.getByRole('textbox', { name: 'How would you put it?' }).fill('To trust him, with everybody.');
  await hannah.getByRole('button', { name: 'Say so' }).click();
  await expect(hannah.getByText('You would put it differently.')).toBeVisible();
  // What they wrote stays theirs to read and to put better, on any device.
  await hannah.reload();
  await expect(hannah.getByText('To trust him, with everybody.')).toBeVisible();
  await hannah.getByRole('button', { name: 'I would put it differently' }).click();
  await expect(hannah.getByRole('textbox', { name: 'How would you put it?' })).toHaveValue(
    'To trust him, with everybody.',
  );
  await hannah.getByRole('button', { name: 'Not now' }).click();
  // What they say of it comes together, too.
  time.pass(begun + 75);
  await tola.goto(`/community/debates/${week}/other-sides`);
  await expect(tola.getByText('One who holds this says: fair.')).toBeVisible();
  await expect(tola.getByText('To trust him, with everybody.')).toBeVisible();
  await expectAccessible(tola);

  // The whole of it on one picture: a touch says what stands there, and leads to it.
  await page.goto(`/community/debates/${week}`);
  await page.getByRole('link', { name: 'Map of the whole debate' }).click();
  const crown = page.getByRole('img', { name: /^A crown of/ });
  await expect(crown).toBeVisible();
  await expectAccessible(page);
  await crown.click({ position: await placeOf(page, crown, week, positions.length) });
  await page.getByRole('status').getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('navigation', { name: 'Claims beside this one' })).toBeVisible();

  // From claim to claim by the keys, and the highest honour that one is given.
  await page.goto(`/community/debates/${week}/positions/${theirs.key}`);
  await page.getByRole('link', { name: 'Rest that is enforced' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rest that is enforced' })).toBeVisible();
  const beside = page.getByRole('navigation', { name: 'Claims beside this one' });
  await expect(beside).toContainText('of 3');
  const key = (await beside.innerText()).includes('1 of') ? 'ArrowRight' : 'ArrowLeft';
  const there = page.url();
  await focusOn(page.getByRole('button', { name: 'Well argued' }));
  await page.keyboard.press(key);
  await expect(page).not.toHaveURL(there);
  await page.goto(there);
  await page.getByRole('button', { name: 'Well argued' }).click();
  await expect(page.getByRole('button', { name: 'Well argued' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'This changed my mind' }).click();
  const sheet = page.getByRole('dialog', { name: 'This changed my mind' });
  await expect(sheet.getByRole('combobox', { name: 'From' })).toHaveValue(mine.key);
  await sheet.getByRole('button', { name: 'Say so' }).click();
  await expect(sheet.getByText('What do you hold now?').last()).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('combobox', { name: 'To' }).selectOption(theirs.key);
  await sheet.getByRole('textbox').fill('I had made it a work.');
  await sheet.getByRole('button', { name: 'Say so' }).click();
  await expect(page.getByText(/^It changed your mind: from .* to .*\.$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'This changed my mind' })).toHaveCount(0);

  // A wide window has the outline beside it.
  await page.setViewportSize({ width: 1440, height: 900 });
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await expect(outline.getByRole('link', { name: 'Rest that is enforced' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect(outline).toHaveCount(0);

  // Nobody's name is anywhere, and what one said can be taken back.
  await expect(page.getByText('Tola')).toHaveCount(0);
  await tola.goto(there);
  await tola.getByRole('button', { name: 'Change it or take it back' }).click();
  await tola.getByRole('menuitem', { name: 'Change it' }).click();
  await expectAccessible(tola);
  await tola.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await tola.getByRole('button', { name: 'Change it or take it back' }).click();
  await tola.getByRole('menuitem', { name: 'Take it back' }).click();
  await tola.getByRole('button', { name: 'Take it back' }).click();
  await expect(tola).toHaveURL(new RegExp(`/positions/${theirs.key}$`));
  await expect(tola.getByText('Rest that is enforced')).toHaveCount(0);
  for (const other of [tola, hannah]) await other.context().close();
});
