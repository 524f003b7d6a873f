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
  /** Fetches how its notifications look: only who opens them needs it. By its alias, as `Loadable.load`. */
  notificationKinds?: () => Promise<{ notificationKinds: Readonly<Record<string, NotificationLook>> }>;
  /** Fetches what its reader wrote about verses of a chapter; at most one feature has it. By its alias, as `Loadable.load`. */
  wordsAtVerses?: () => Promise<{ wordsAtVerses: WordsAtVerses }>;
  /** What is shown around a screen, or instead of one; exactly one feature has it. */
  frame?: Frame;
  /** How people are drawn; exactly one feature has it. */
  drawings?: Drawings;
  /** Shown on somebody's card, below who they are: what a feature has of them that the card's own feature knows nothing of. */
  OnPersonCard?: PersonCardPart;
}

/** Its code is loaded when a card is shown. Nothing, where there is nothing to show. */
export type PersonCardPart = ComponentType<{ personId: string; isMe: boolean }>;

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
  /** The same as one picture, for lists of many people. Give it a width. */
  FigurePicture: ComponentType<{ avatar: DrawnAvatar; className?: string }>;
  /** A wallpaper behind the screen, in the place of the reader's own; null for everybody's first. */
  Backdrop: ComponentType<{ wallpaperId: string | null }>;
  /** One of the catalogue's pictures behind the screen, also for visitors: a room that people share. */
  Room: ComponentType<{ room: string }>;
  /** The same in little, where rooms are listed or chosen. Its size and shape are the caller's. */
  RoomPicture: ComponentType<{ room: string; className?: string }>;
}

/** How the notifications of one kind look, besides their words. */
export interface NotificationLook {
  icon: TabIcon;
  /** The icon's colours: prayer and people unless told, what was answered, what moderators did. */
  tone?: 'dusk' | 'leaf' | 'sky';
  /** Buttons that answer it in place, as long as it asks, or report its words. Once `onAnswered`, the server has forgotten it. */
  Answer?: ComponentType<{ notification: ToldNotification; onAnswered: () => void }>;
}

/** A notification, as far as whoever answers it needs it. */
export interface ToldNotification {
  id: string;
  subjectId: string;
  /** Its second line; null: none. */
  text: string | null;
  data: Readonly<Record<string, string | number | null>>;
}

/** Words that stand at verses of a chapter's page and lead to where they were written. */
export interface WordsAtVerses {
  /** The key of the query that finds them; its answer has at least what `WordsAtVerse` says. */
  queryKeyOf: (bookId: string, chapter: number) => readonly unknown[];
  /** Where the words are whole. */
  pathOf: (id: string) => string;
  /** 'from my journal' */
  from: string;
}

export interface WordsAtVerse {
  id: string;
  /** 'PSA.23.2-4' */
  passage: string | null;
  firstWords: string;
  /** UTC epoch ms. */
  createdAt: number;
}

export interface Frame {
  /** Around a screen whose layout is 'app'; `homeTab` is the home tab that the screen belongs to. */
  AppLayout: ComponentType<{ homeTab: string | null; children: ReactNode }>;
  /** Around a screen whose layout is 'sky'; `homeTab` as above. */
  SkyLayout: ComponentType<{ homeTab: string | null; children: ReactNode }>;
  /** Shown to somebody who is banned, instead of nearly every screen. */
  Banned: ComponentType;
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
  /** Each feature's loader of how its notifications look. */
  notificationKinds: readonly NonNullable<ClientFeature['notificationKinds']>[];
  /** What `ClientFeature.wordsAtVerses` fetches. */
  wordsAtVerses: NonNullable<ClientFeature['wordsAtVerses']>;
  /** What features show on somebody's card; each needs a `Suspense` around it. */
  onPersonCards: readonly PersonCardPart[];
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
