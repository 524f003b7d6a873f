/** Screens, as page-chunks.json calls them, that show no dialog and no menu before somebody has pressed something. */
const WITHOUT: readonly string[] = [
  'HomePage /',
  'SignInPage /signin',
  'RegisterPage /register',
  'JoinPage /join/:token',
  'JournalPage /journal',
  'PrayerPage /prayers',
  'CommunityPage /community',
  'FindGroupsPage /community/groups',
  'ChapterPage /bible/:book/:chapter/:verse?',
  'KeptChapterPage /offline/:text/:book/:chapter',
];

const DIALOG = /\/node_modules\/(@radix-ui\/react-(dialog|menu|popper)|@floating-ui\/[^/]+)\//;

/**
 * What is wrong with the modules that a screen waits for; null where it is nothing. Dialogs and menus have 40,000 bytes more than a
 * screen of these needs, and one import of a small thing that shares a file with them brings all of it.
 */
export function dialogsUnasked(screen: string, modules: readonly string[]): string | null {
  const found = WITHOUT.includes(screen) ? modules.find((module) => DIALOG.test(module)) : undefined;
  return found === undefined
    ? null
    : `${screen} waits for ${found}, which it shows to nobody who has not pressed something. See which chunk it shares, in vite.config.ts, or load it at the press.`;
}
