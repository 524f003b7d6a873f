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
