import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artFiles } from './scripts/vite/art-files.ts';
import { contractsWithoutSchemas } from './scripts/vite/contracts-without-schemas.ts';
import { oneIconWeight } from './scripts/vite/icon-weights.ts';
import { noServerCode } from './scripts/vite/no-server-code.ts';
import { pageChunks } from './scripts/vite/page-chunks.ts';
import { preloadFonts } from './scripts/vite/preload-fonts.ts';
import { smallSharedChunk } from './scripts/vite/small-shared-chunk.ts';
import { styleSheetsWithoutTags } from './scripts/vite/style-sheets-without-tags.ts';

/**
 * The oldest browsers that Tailwind's style sheets are written for: those of an Android 7 or an iPhone 8, which get no newer ones
 * (docs/decisions/098). What they lack of the language and of CSS is written for them; src/older-browsers.ts brings functions.
 */
const browsers = ['chrome111', 'firefox128', 'safari16.4'];

/**
 * Each file costs a phone a round trip, so what is small and shared comes in few. The libraries of every screen change
 * rarely and stay in a browser's cache; with them is what Back closes, which the router asks at each change of page and which
 * would otherwise come with the dialogs, and what finds a query by its key, which would come with the drafts. What is large and
 * not on every screen (dialogs, menus, toasts) keeps its own.
 */
const chunkGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store|clsx)\/(?!.*(useInfiniteQuery|infiniteQueryObserver)\.js)|src\/(ui\/(back-layers|use-closed-by-back)|platform\/client\/only-query)\.ts$/,
    priority: 4,
  },
  {
    name: 'shared',
    test: /src\/(ui|platform\/client|contract)\/(?!toast-viewport|dialog|confirm-dialog|modal-root|dropdown-menu|tabs|style-singleton|place-intro|scene-page|home-mark|morning-scene|end-by-link|come-in-links|invitation-not-here|calendar-address|sheet-page|instead-page|sky-bar|picture-room|choice-tiles|switch-row|share-link|open-link-rows|field|text-field|password-field|text-area|use-text-area|select|chip|resting-item|arrows-only-move|said-day|more-pages|one-page-more|list-pages|use-form|use-saved-when-left|words-since-changed|use-newest|kept-blobs|page-foot|create-once|draft-form|kept-values|read-on-words|use-is-cut|edit-|use-edit-|changed-meanwhile|unseen-fields|word-form|fields-since-changed|characters-left|spoken|search-form|marked-text|visible-text|fold-for-search|quiet-row|kept-to-send|use-kept-count|sender)|@phosphor-icons\/react\/dist\/(lib\/|\w+\/(Sparkle|X|Bell|CaretLeft|ShareNetwork)\.)|vite\/preload-helper|src\/features\/(bible\/bible|rhythm\/rhythm)\.rules|src\/features\/wardrobe\/(wardrobe\.rules|client\/(wardrobe-changes|wardrobe-queries|unlock-wallpapers|components\/(list-state|unlockable-card|wallpaper-picture)))|src\/features\/people\/client\/(for-other|keep|use|own-face|components\/(own-portrait|person-face|person-picture))|src\/features\/people\/(initials|first-letter)\.rules|(?<!polls|posts|requests|mail-links|second-step|joining|leading|claims|administration|admission|decisions|my-words|schedule|talk-search)\.contract\.ts$/,
    priority: 3,
    minShareCount: 2,
  },
  // Dialogs, and what Radix makes of the same: menus, tabs and toasts. A group takes along whatever its modules import and no group
  // before it has taken, so what is not to come with those below stands above them, and no part of theirs may import a dialog.
  {
    name: 'dialogs',
    test: /src\/ui\/((confirm-)?dialog|modal-root|style-singleton)\.tsx?$|node_modules\/(@radix-ui\/(primitive|react-((alert-)?dialog|slot|presence|context|primitive|compose-refs|use-(callback-ref|controllable-state|effect-event|layout-effect)|id|portal|dismissable-layer|focus-scope|focus-guards))|react-remove-scroll(-bar)?|use-sidecar|use-callback-ref|aria-hidden|tslib)\//,
    priority: 3,
  },
  // What moves among the parts of menus, tabs and toasts by keys.
  {
    name: 'keys-in-rows',
    test: /node_modules\/@radix-ui\/react-(collection|roving-focus|direction)\//,
    priority: 3,
  },
  {
    name: 'menus',
    test: /src\/ui\/dropdown-menu\.tsx$|node_modules\/(@radix-ui\/react-(menu|dropdown-menu|popper|arrow|use-size)|@floating-ui)\//,
    priority: 3,
  },
  // What home shares with other screens, in one file instead of ten: the card of the day with the pages that it leads to, the chests
  // with other tabs and with what opens gifts, and the field for the first words of the day with all forms.
  {
    name: 'of-home',
    test: /src\/features\/bible\/((verse-numbers|quotation)\.rules|client\/(verse-path|bible-queries|reader-preferences|use-verse-of-the-day))\.ts$|src\/features\/gatherings\/client\/(coming-words|events-address|gathering-dates|gathering-queries|repeat-words)\.ts$|src\/features\/wardrobe\/client\/(title-of|chest-states|xp-to-go|drawing-query|components\/(xp-to-go|tab-intro))\.tsx?$|src\/(contract\/visible-text|ui\/(field|text-area|use-text-area|characters-left|spoken))\.tsx?$|@phosphor-icons\/react\/dist\/\w+\/(CalendarBlank|Check|DotsThree|LockSimple)\./,
    priority: 2,
    minShareCount: 2,
  },
  // The icons of the home screen's tabs, of all features in one file.
  {
    name: 'tab-icons',
    test: /src\/features\/[^/]+\/client\/tab-icons\.ts$|@phosphor-icons\/react\/dist\/\w+\/(BookOpenText|HandsPraying|Image|NotePencil|PersonSimple|TShirt|TreasureChest|UsersThree)\./,
    priority: 2,
  },
  // Forms and what they are made of, but for what home has of it.
  {
    name: 'forms',
    test: /src\/(platform\/client\/(use-form|use-saved-when-left)\.ts$|ui\/(text-field|password-field|select|chip)\.tsx$)|(mail-links|second-step)\.contract\.ts$|@phosphor-icons\/react\/dist\/\w+\/(Eye|EyeSlash|CaretDown|CheckCircle)\./,
    priority: 2,
    minShareCount: 2,
  },
  // What pages of groups, events and debates share; home has none of it.
  {
    name: 'together',
    test: /src\/(ui\/(instead-page|page-foot|read-on-words|use-is-cut|sky-bar|picture-room|choice-tiles|switch-row|share-link|quiet-row|arrows-only-move|search-form)\.tsx?$|platform\/client\/(create-once|said-day)\.ts$)|(posts|joining|leading|claims|administration|decisions|my-words|schedule|talk-search)\.contract\.ts$/,
    priority: 2,
    minShareCount: 2,
  },
  // What comes once home stands still, in fewer files: the account menu's icons, and the words of dates that are looked for. Nothing
  // here may import what the start itself has: the group would take it along, and every page would wait for all of it.
  {
    name: 'menu-icons',
    test: /@phosphor-icons\/react\/dist\/\w+\/(CalendarHeart|DoorOpen|SignOut|Users)\./,
    priority: 2,
    minShareCount: 2,
  },
  {
    name: 'dates',
    test: /src\/features\/date-polls\/(date-polls\.contract|client\/(date-words|date-poll-queries|date-address))\.ts$/,
    priority: 2,
    minShareCount: 2,
  },
  // What is kept of words while they are written, new ones and changes of those that stand already; each form comes when it is opened.
  {
    name: 'drafts',
    test: /src\/(contract\/unseen-fields|platform\/client\/(changed-meanwhile|draft-form|kept-values|edit-draft|use-edit-draft|use-edit-dialog|word-form)|ui\/(fields|words)-since-changed)\.tsx?$/,
    priority: 2,
    minShareCount: 2,
  },
  // Lists that are longer than a page; home has none.
  {
    name: 'lists',
    test: /@tanstack\/.*\/(useInfiniteQuery|infiniteQueryObserver)\.js$|src\/(ui\/((more-pages|resting-item|marked-text)\.tsx|one-page-more\.ts)|platform\/client\/list-pages\.ts|contract\/fold-for-search\.ts)$/,
    priority: 2,
  },
];

/** React has had this hook since 18; wouter brings one for older versions along. */
const alias = { 'use-sync-external-store/shim/index.js': 'react' };

/**
 * The files that are fetched together with one that is loaded later. What every page has fetched already, and the file itself,
 * need not be in that list, which is part of the first script.
 */
function neededWith(file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return needed;
  return needed.filter(
    (one) => one !== file && !/\/(libraries|shared|of-home|rolldown-runtime)-[^/]*$/.test(one),
  );
}

export default defineConfig({
  resolve: { alias },
  plugins: [
    contractsWithoutSchemas(),
    styleSheetsWithoutTags(),
    oneIconWeight(),
    react(),
    tailwindcss(),
    preloadFonts(),
    artFiles(),
    noServerCode(),
    smallSharedChunk(),
    pageChunks(),
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: browsers,
    cssTarget: browsers,
    // A data: URL would need an opening in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: neededWith },
    rolldownOptions: {
      // These files only pass on what others need: whoever needs one thing of them does not load the rest.
      treeshake: { moduleSideEffects: [{ test: /\/for-other-features\.tsx?$/, sideEffects: false }] },
      output: { codeSplitting: { groups: chunkGroups } },
      // Making the pictures takes longest, as it should.
      checks: { pluginTimings: false },
    },
  },
  server: { strictPort: true },
});
