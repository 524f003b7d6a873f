import { parse } from 'regexparam';
import type { FeatureScreens, HomeTab, Screen, Visit } from './define-screen.ts';

/** The screen that somebody finds at an address. */
export interface Place {
  screen: Screen;
  /** The tab that is shown there, if the screen has tabs. */
  tab: HomeTab | null;
  visit: Visit;
}

/** The one table of all screens. The router, the server's pages and the build look addresses up here. */
export interface ScreenTable {
  screens: readonly Screen[];
  /** The tabs of the navigation come first, in its order. */
  tabs: readonly HomeTab[];
  /** Each feature's loader of its tabs' icons. */
  tabIcons: readonly NonNullable<FeatureScreens['tabIcons']>[];
  /** What is at `url` ('/bible/JHN/3?x=1'), or null for an address that no screen has. */
  placeAt(url: string, who: 'visitor' | 'signed-in', cookies?: string): Place | null;
  /** Paths of the GET calls whose answers the page of a signed-in person contains. */
  firstPaths(place: Place): string[];
  /** Paths of lists of which it contains the first page. */
  listPaths(place: Place): string[];
  /** Paths of further ones, of which only the answers to those tell. */
  followingPaths(place: Place, answers: Readonly<Record<string, unknown>>): string[];
  tabAt(search: string): HomeTab | null;
}

/** @throws Error when two screens answer to one path for the same people, there is not one default tab, or a screen belongs to an unknown tab. */
export function createScreenTable(features: readonly FeatureScreens[]): ScreenTable {
  const screens = features.flatMap((feature) => feature.screens ?? []);
  const tabs = features.flatMap((feature) => feature.tabs ?? []).toSorted((a, b) => orderOf(a) - orderOf(b));
  const everywhere = features.flatMap((feature) => feature.everywhere ?? []);
  const patterns = screens.map((screen) => ({ screen, ...parse(screen.path) }));
  const defaultTab = tabs.find((tab) => tab.isDefault) ?? null;
  refuseTwins(screens, tabs);
  refuseUnknownTabs(screens, tabs);

  function tabAt(search: string): HomeTab | null {
    const asked = new URLSearchParams(search).get('tab');
    return tabs.find(({ id }) => id === asked) ?? defaultTab;
  }

  return {
    screens,
    tabs,
    tabIcons: features.flatMap((feature) => feature.tabIcons ?? []),
    tabAt,
    placeAt(url, who, cookies) {
      const [pathname = '/', search = ''] = url.split('?');
      for (const { screen, keys, pattern } of patterns) {
        if (screen.access !== 'anyone' && screen.access !== who && hasOther(screens, screen)) continue;
        const match = pattern.exec(pathname);
        if (!match) continue;
        const params = Object.fromEntries(keys.flatMap((key, i) => paramOf(key, match[i + 1])));
        const visit = { params, query: new URLSearchParams(search), cookies };
        return { screen, tab: screen.hasTabs ? tabAt(search) : null, visit };
      }
      return null;
    },
    firstPaths({ screen, tab, visit }) {
      return [...everywhere, ...(screen.first?.(visit) ?? []), ...(tab?.first?.(visit) ?? [])];
    },
    listPaths({ screen, tab, visit }) {
      return [...(screen.firstPages?.(visit) ?? []), ...(tab?.firstPages?.(visit) ?? [])];
    },
    followingPaths({ screen, tab, visit }, answers) {
      return [...(screen.following?.(answers, visit) ?? []), ...(tab?.following?.(answers, visit) ?? [])];
    },
  };
}

/** Whether the server sends what is there rendered: the screen, and its tab where it has one. */
export function isRendered({ screen, tab }: Place): boolean {
  return screen.isRendered === true && (tab === null || tab.isRendered === true);
}

/** Whether the screen shows the navigation of home, and with it the icons of the tabs. */
export function showsTabs({ hasTabs, homeTab }: Pick<Screen, 'hasTabs' | 'homeTab'>): boolean {
  return hasTabs === true || homeTab !== undefined;
}

function orderOf(tab: HomeTab): number {
  return tab.order ?? Number.POSITIVE_INFINITY;
}

/** A screen for visitors and one for signed-in people may have the same path. */
function hasOther(screens: readonly Screen[], screen: Screen): boolean {
  return screens.some((other) => other !== screen && other.path === screen.path);
}

function paramOf(key: string, value: string | undefined): [string, string][] {
  if (value === undefined) return [];
  try {
    return [[key, decodeURIComponent(value)]];
  } catch {
    return [[key, value]];
  }
}

function refuseTwins(screens: readonly Screen[], tabs: readonly HomeTab[]): void {
  const names = [
    ...screens.map(({ path, access }) => `${path} for ${access}`),
    ...tabs.map(({ id }) => `tab ${id}`),
  ];
  const twin = names.find((name, i) => names.indexOf(name) !== i);
  if (twin !== undefined) throw new Error(`Two screens answer to ${twin}.`);
  const defaults = tabs.filter((tab) => tab.isDefault).length;
  if (tabs.length > 0 && defaults !== 1)
    throw new Error(`There are ${defaults} default tabs; one is needed.`);
}

function refuseUnknownTabs(screens: readonly Screen[], tabs: readonly HomeTab[]): void {
  for (const { path, homeTab } of screens) {
    if (homeTab !== undefined && !tabs.some(({ id }) => id === homeTab))
      throw new Error(`${path} belongs to the tab ${homeTab}, which there is not.`);
  }
}
