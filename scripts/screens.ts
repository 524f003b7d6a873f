import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contactSheet } from '@lampstand/art/contact-sheet.ts';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { parse } from 'regexparam';
import { serverFeatures } from '../src/app/server-features.ts';
import { createScreenTable } from '../src/contract/screen-table.ts';
import { CHROMIUM_ARGS, findChromium } from '../test-support/find-chromium.ts';
import { startRealServer } from '../test-support/start-real-server.ts';
import { buildIfStale } from './build-if-stale.ts';
import { createCommunity } from './screens-community.ts';
import { beginLife, type Life, MORNINGS } from './screens-life.ts';

/**
 * `npm run screens`: every screen at both sizes and in both themes into screens/, and the sheet of all wallpapers.
 * `npm run screens -- life`: what one person finds in the morning on six days of their first 400.
 */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const VISITOR = [
  ...['/', '/signin', '/register', '/forgot-password', '/nowhere'],
  // Opened from letters, here after their time.
  ...['/reset-password?token=ended', '/verify-email?token=ended', '/letters/stop', '/letters/events/stop'],
  '/reminder/end',
];
const MEMBER = [
  '/',
  ...['avatar', 'outfits', 'bible', 'journal', 'wallpaper', 'community', 'prayer', 'collections'].map(
    (tab) => `/?tab=${tab}`,
  ),
  '/journal',
  '/bible',
  '/bible?q=shepherd',
  '/bible/JHN/3',
  '/bible/PSA/23',
  '/wallpapers',
  '/settings',
  '/settings/files',
];
const OF_LIFE = ['/', '/year'];
/** What an empty server shows, before anybody else is there. */
const ALONE = ['/prayers', '/notifications', '/circle', '/community/groups', '/community/groups/new'];
const ENTRIES = [
  'The hills were gold this morning, and I said thank you before the coffee was ready.',
  'A hard week. I keep coming back to the sparrows, and tonight I am a little less afraid.',
  'Called my brother at last.\n\nGrace is heavier than I thought, and lighter too.',
];

await buildIfStale({ force: false });
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found: apt-get install chromium');
const out = path.resolve('screens');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const isLife = process.argv.includes('life');
const life = isLife ? await beginLife() : null;
const server = life?.server ?? (await startRealServer());
/** Addresses of which there are pictures. */
const taken = new Set<string>();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  if (life) await shootLife(life);
  else await shootAll();
} finally {
  await browser.close();
  await (life ?? server).dispose();
}

async function shootLife({ liveUntil }: Life): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url });
  for (const morning of MORNINGS) {
    const { id } = await liveUntil(morning, context.request);
    const storageState = await context.storageState();
    for (const viewport of SIZES) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const showAround = (shown: BrowserContext) => skipTutorial(shown, id);
        await shoot(browser, OF_LIFE, { viewport, colorScheme, storageState }, showAround, `day-${morning}`);
      }
    }
  }
}

async function shootAll(): Promise<void> {
  for (const viewport of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await shoot(browser, VISITOR, { viewport, colorScheme }, async () => {});
      await shoot(browser, ALONE, { viewport, colorScheme }, becomeMember, 'alone');
      await shoot(browser, MEMBER, { viewport, colorScheme }, becomeMember);
    }
  }
  for (const { who, as, screens } of await createCommunity(browser, server)) {
    const storageState = await who.context.storageState();
    const showAround = (context: BrowserContext) => skipTutorial(context, who.id);
    for (const viewport of SIZES) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await shoot(browser, screens, { viewport, colorScheme, storageState }, showAround, as);
      }
    }
  }
  await contactSheet(path.join(out, 'wallpapers.jpg'));
  requireAll();
}

/** @throws Error naming the screens of which there is no picture */
function requireAll(): void {
  const { screens } = createScreenTable(serverFeatures.flatMap((feature) => feature.screens ?? []));
  const missing = screens.filter(({ path: pattern }) => {
    const shape = parse(pattern).pattern;
    return ![...taken].some((screen) => shape.test(screen.split('?')[0]!));
  });
  if (missing.length > 0) throw new Error(`No picture shows ${missing.map((one) => one.path).join(', ')}`);
}

interface Look {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

async function shoot(
  from: Browser,
  screens: readonly string[],
  look: Look,
  prepare: (context: BrowserContext) => Promise<void>,
  kind = prepare === becomeMember ? 'member' : 'visitor',
): Promise<void> {
  const context = await from.newContext({ ...look, baseURL: server.url, reducedMotion: 'reduce' });
  await prepare(context);
  const page = await context.newPage();
  for (const screen of screens) {
    await page.goto(screen, { waitUntil: 'load' });
    await page.locator('main').waitFor();
    // The wallpaper comes last, when the screen has nothing else to do.
    const background = page.locator('[data-background]');
    if (kind !== 'visitor' && (await background.count()) > 0)
      await background.locator('img').nth(1).waitFor();
    const words = screen.replaceAll(/[0-9a-f-]{36}/g, 'mine').replace(/[^A-Za-z0-9]+/g, '-');
    const name = words.replace(/^-|-$/g, '') || 'home';
    const file = `${kind}-${name}-${look.viewport.width}-${look.colorScheme}.png`;
    await page.screenshot({ path: path.join(out, file) });
    console.log(file);
    taken.add(screen);
  }
  await context.close();
}

/** A member with a little history, who has been shown around already. */
async function becomeMember(context: BrowserContext): Promise<void> {
  const headers = { origin: server.url };
  const email = `miriam.${Date.now()}@example.org`;
  const password = 'lamp-upon-a-stand-7';
  const person = { firstName: 'Miriam', lastName: 'Okafor', email, password };
  const user = (await (
    await context.request.post('/api/auth/register', { headers, data: person })
  ).json()) as {
    id: string;
  };
  await context.request.post('/api/auth/login', { headers, data: { email, password } });
  for (const content of ENTRIES) {
    const data = { content, mood: 'grateful', writingTimeMinutes: 4 };
    await context.request.post('/api/journal/entries', { headers, data });
  }
  await skipTutorial(context, user.id);
}

async function skipTutorial(context: BrowserContext, userId: string): Promise<void> {
  await context.addInitScript((id) => localStorage.setItem(`lampstand:tutorial:${id}`, 'completed'), userId);
}
