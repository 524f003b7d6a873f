import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The machine's own Chromium, then Playwright's; null when there is neither. */
export function findChromium(): string | null {
  return firstOf([
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]);
}

/** The same engine without windows, which takes a third less of the processor, where the machine has it; else as `findChromium`. */
export function findHeadlessChromium(): string | null {
  return firstOf([process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell']) ?? findChromium();
}

function firstOf(candidates: readonly (string | undefined)[]): string | null {
  return candidates.find((file) => file !== undefined && file !== '' && existsSync(file)) ?? null;
}

/** Root cannot use Chromium's sandbox; the rest keeps it from calling its maker. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Letters are as wide in the headless shell as in a window.
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
