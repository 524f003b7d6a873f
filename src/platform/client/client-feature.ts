import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { FeatureScreens, TabIcon } from '#contract/define-screen.ts';
import type { ScreenTable } from '#contract/screen-table.ts';

/** What a feature is in the browser: `<feature>.client.ts` holds one, and `src/app/client-features.ts` lists them. */
export interface ClientFeature {
  /** Its folder's name. */
  name: string;
  screens?: FeatureScreens;
  /** Runs once in a browser, before the first rendering. */
  atStart?: (queryClient: QueryClient) => void;
  /** Shown behind every screen, once in the whole app. */
  Behind?: ComponentType;
  /** Mounted beside every screen, once in the whole app, so that it notices what happens on any screen. */
  Beside?: ComponentType;
  /** A hook: how many things wait on the feature's home tabs, by the tabs' ids. The navigation marks those tabs. */
  useReady?: () => Readonly<Record<string, number>>;
  /** What is shown around a screen, or instead of one; exactly one feature has it. */
  frame?: Frame;
  /** How people are drawn; exactly one feature has it. */
  drawings?: Drawings;
}

/** An avatar as everybody may see it. */
export interface DrawnAvatar {
  style: 'feminine' | 'masculine' | 'neutral' | 'androgynous';
  /** `#rrggbb`, null for the style's own. */
  skinColor: string | null;
  hairColor: string | null;
  accentColor: string | null;
  /** Null for what everybody wears at first. */
  outfitId: string | null;
}

/** Their code is loaded when one is shown: each needs a `Suspense` around it. */
export interface Drawings {
  /** Somebody from head to foot. Give it a height, or a width; the other follows. */
  Figure: ComponentType<{ avatar: DrawnAvatar; breathing?: boolean; className?: string }>;
  /** A wallpaper behind the screen, in the place of the reader's own; null for everybody's first. */
  Backdrop: ComponentType<{ wallpaperId: string | null }>;
}

export interface Frame {
  /** Around a screen whose layout is 'app'; `homeTab` is the home tab that the screen belongs to. */
  AppLayout: ComponentType<{ homeTab: string | null; children: ReactNode }>;
  /** Around a screen whose layout is 'sky'. */
  SkyLayout: ComponentType<{ children: ReactNode }>;
  /** Shown at an address that no screen has. */
  NotFound: ComponentType;
  /** Shown when the server cannot tell who is signed in. */
  Unreachable: ComponentType;
}

/** What screens can ask about the app that shows them. */
export interface AppShape {
  table: ScreenTable;
  tabIcons: TabIcons;
  drawings: Drawings;
  /** How many things wait on each home tab that has any, by the tab's id. */
  useReady: () => Readonly<Record<string, number>>;
}

/** The icons of the home tabs, which come in a chunk of their own. */
export interface TabIcons {
  /** Fetches them; safe to call often, and again after a failure. */
  load: () => Promise<void>;
  /** They, by the tabs' ids; null until they are there. */
  now: () => Readonly<Record<string, TabIcon>> | null;
}

export const AppShapeContext = createContext<AppShape | null>(null);

/** @throws Error outside of the app. */
export function useAppShape(): AppShape {
  const shape = useContext(AppShapeContext);
  if (shape === null) throw new Error('useAppShape is for components inside of the app');
  return shape;
}
