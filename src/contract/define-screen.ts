import type { ComponentType } from 'react';

/** What somebody asks for when they open a screen. */
export interface Visit {
  /** The named segments of the screen's path, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The `Cookie` header: how this browser shows things. */
  cookies: string | undefined;
}

/** Something to show that comes in a chunk of its own. */
export interface Loadable {
  /**
   * Fetches the module, by its alias: `() => import('#features/journal/client/pages/journal-page.tsx')`. The build reads
   * the alias in the function's text to find the chunk, so that the server can name it in the page.
   */
  load: () => Promise<Record<string, ComponentType>>;
  /** What the module exports it as. */
  component: string;
  /** Paths of the GETs whose answers the page brings along, so that the first rendering need not ask. */
  first?: (visit: Visit) => readonly string[];
  /** Paths that the page asks for beside its scripts: what may be large, or be in the browser's cache. */
  early?: readonly string[];
  /** The server sends it rendered, from what `first` names: for the screens that are opened most. */
  isRendered?: true;
}

/** One screen of the product: server, build and browser read the same description. */
export interface Screen extends Loadable {
  /** wouter's notation: '/bible/:book/:chapter/:verse?'. The page reads its parameters with `useParams`. */
  path: string;
  /** A path may have one screen for visitors and another for whoever is signed in; 'anyone' has one for both. */
  access: 'visitor' | 'signed-in' | 'anyone';
  /** 'app' has the top bar; 'bare' has nothing, and the page renders `MainContent` itself. */
  layout: 'app' | 'bare';
  /** The browser tab's title; the page may set a better one with `usePageTitle`. */
  title: string;
  /** Its place in the top bar, from left to right. */
  topBar?: { label: string; order: number };
  /** It shows one of the home tabs, chosen by `?tab=`. */
  hasTabs?: true;
  /** Typefaces that its text is set in, by the beginning of their files' names: they come with the page. */
  fonts?: readonly string[];
}

/** A tab of the home screen. */
export interface HomeTab extends Loadable {
  /** As in the address: '/?tab=journal'. */
  id: string;
  label: string;
  /** Its place in the navigation, from 1; null: only links lead to it. */
  order: number | null;
  /** The tab of the plain '/'. */
  isDefault?: true;
}

/** An icon as the navigation draws it: `size` is its edge in pixels. */
export type TabIcon = ComponentType<{ size?: number; weight?: 'regular' | 'fill'; 'aria-hidden'?: boolean }>;

/** Everything that a feature shows; it runs on both sides, so it imports no component and nothing of a browser. */
export interface FeatureScreens {
  screens?: readonly Screen[];
  tabs?: readonly HomeTab[];
  /** Fetches the icons of its tabs, by their ids: only the home screen shows them. By its alias, as `Loadable.load`. */
  tabIcons?: () => Promise<{ tabIcons: Readonly<Record<string, TabIcon>> }>;
  /** Paths of the GETs that every signed-in screen shows something of. */
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
