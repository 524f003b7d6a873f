import type { ComponentType } from 'react';

/** The request of somebody who opens a screen. */
export interface Visit {
  /** The named segments of the screen's path, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The `Cookie` header, which contains this browser's choices (theme, translation). */
  cookies: string | undefined;
}

/** A component whose code is loaded separately. */
export interface Loadable {
  /**
   * Fetches the module, by its alias: `() => import('#features/journal/client/pages/journal-page.tsx')`. The build reads
   * the alias in the function's text to find the chunk, so that the server can name it in the page.
   */
  load: () => Promise<Record<string, ComponentType>>;
  /** The name under which the module exports it. */
  component: string;
  /** Paths of GET calls. The page contains their answers, so that the first rendering need not ask for them. */
  first?: (visit: Visit) => readonly string[];
  /**
   * Paths of GET calls that only the answers to `first` tell of, as a plan tells which passage is read now. They are by path; one that
   * was not given is not among them. The page contains what these answer, too.
   */
  following?: (answers: Readonly<Record<string, unknown>>, visit: Visit) => readonly string[];
  /**
   * Paths of GET calls of lists that are loaded page by page: the page contains the first page of each, unless it is long. Then
   * the browser fetches it early.
   */
  firstPages?: (visit: Visit) => readonly string[];
  /**
   * Paths of GET calls that the browser makes at the same time as it loads the scripts: their answers may be large,
   * or be in the browser's cache.
   */
  early?: readonly string[];
  /** The server sends it rendered, with the answers that `first` and `firstPages` name. For the screens that are opened most. */
  isRendered?: true;
}

/** What stands beside a line of the account menu, whose code has the icons: they come with it, so that no line moves. */
export type MenuIcon = 'people' | 'year' | 'seal';

/** One screen of the product: server, build and browser read the same description. */
export interface Screen extends Loadable {
  /** wouter's notation: '/bible/:book/:chapter/:verse?'. The page reads its parameters with `useParams`. */
  path: string;
  /** It is opened to be read: rendered by the server, it is painted before any of its scripts are fetched. */
  isRead?: true;
  /** One path may have a screen for visitors and another for signed-in people; 'anyone' means one screen for both. */
  access: 'visitor' | 'signed-in' | 'anyone';
  /**
   * 'app' has the top bar above the page; on 'sky' the bar stands on the wallpaper, over a page that fills the window (`OneSky`);
   * 'bare' has nothing, and the page renders `MainContent` itself.
   */
  layout: 'app' | 'sky' | 'bare';
  /** Somebody who is banned sees it, too; every other screen for signed-in people tells them that they are. */
  bannedToo?: true;
  /** The browser tab's title; the page may set a better one with `usePageTitle`. */
  title: string;
  /** Its position in the top bar, from left to right, and the id of the home tab whose icon it has in a menu. */
  topBar?: { label: string; order: number; tab: string };
  /** It stands in the account menu by its title, above the settings: its position, and its picture there. */
  accountMenu?: { order: number; icon: MenuIcon };
  /** The screen shows one of the home tabs, chosen by `?tab=`. */
  hasTabs?: true;
  /** The id of the home tab that it belongs to: the screen keeps home's navigation, with this tab marked. */
  homeTab?: string;
  /** Typefaces of its text, by the beginning of their files' names. The page loads them at once. */
  fonts?: readonly string[];
}

/** A tab of the home screen. */
export interface HomeTab extends Loadable {
  /** The id as it stands in the address: '/?tab=journal'. */
  id: string;
  label: string;
  /** Its position in the navigation, from 1; null: it is reached only by links. */
  order: number | null;
  /** True for the tab that '/' without `?tab=` shows. */
  isDefault?: true;
}

/** An icon as the navigation draws it: `size` is its edge in pixels. */
export type TabIcon = ComponentType<{ size?: number; weight?: 'regular' | 'fill'; 'aria-hidden'?: boolean }>;

/**
 * All screens of a feature. Server and browser both import this, so it imports no component and nothing that only
 * browsers have.
 */
export interface FeatureScreens {
  screens?: readonly Screen[];
  tabs?: readonly HomeTab[];
  /** Fetches the icons of its tabs, by their ids: only the home screen shows them. By its alias, as `Loadable.load`. */
  tabIcons?: () => Promise<{ tabIcons: Readonly<Record<string, TabIcon>> }>;
  /** Paths of GET calls whose answers every signed-in screen shows. */
  everywhere?: readonly string[];
}

type Named<Name extends string> = {
  load: () => Promise<Record<Name, ComponentType>>;
  component: Name;
};

/** Holds `component` against what the module exports. */
export function defineScreen<const Name extends string>(
  screen: Omit<Screen, keyof Named<Name>> & Named<Name>,
): Screen {
  return screen;
}

/** Holds `component` against what the module exports. */
export function defineTab<const Name extends string>(
  tab: Omit<HomeTab, keyof Named<Name>> & Named<Name>,
): HomeTab {
  return tab;
}
