import { createScreenTable, type ScreenTable } from '#contract/screen-table.ts';
import type { AppShape, ClientFeature, Frame, TabIcons } from '#platform/client/client-feature.ts';

/** The features of the browser, put together. */
export interface ComposedApp extends AppShape {
  features: readonly ClientFeature[];
  frame: Frame;
}

/**
 * Puts the features of the browser together.
 * @throws Error when they do not fit together: two have the same path, or not exactly one has a frame.
 */
export function composeClient(features: readonly ClientFeature[]): ComposedApp {
  const frames = features.flatMap(({ frame }) => frame ?? []);
  const [frame] = frames;
  if (frame === undefined || frames.length > 1)
    throw new Error(`one frame is needed, there are ${frames.length}`);
  const [drawings, ...otherDrawings] = features.flatMap(({ drawings: found }) => found ?? []);
  if (drawings === undefined || otherDrawings.length > 0)
    throw new Error('exactly one feature has to draw people');
  const [wordsAtVerses = noWords, ...otherWords] = features.flatMap((feature) => feature.wordsAtVerses ?? []);
  if (otherWords.length > 0) throw new Error('words at verses come from one feature');
  const table = createScreenTable(features.flatMap(({ screens }) => screens ?? []));
  // The features stay the same, and with them the order in which their hooks are called.
  const hooks = features.flatMap(({ useReady }) => useReady ?? []);
  return {
    features,
    frame,
    drawings,
    table,
    tabIcons: tabIconsOf(table),
    notificationKinds: features.flatMap(({ notificationKinds }) => notificationKinds ?? []),
    wordsAtVerses,
    onPersonCards: features.flatMap(({ OnPersonCard }) => OnPersonCard ?? []),
    useReady: () => Object.assign({}, ...hooks.map((useReadyOf) => useReadyOf())),
  };
}

/** Where no feature keeps words about verses. */
const noWords: AppShape['wordsAtVerses'] = () => new Promise(() => {});

function tabIconsOf({ tabIcons }: ScreenTable): TabIcons {
  let icons: ReturnType<TabIcons['now']> = null;
  let loading: Promise<void> | null = null;
  return {
    now: () => icons,
    load() {
      loading ??= Promise.all(tabIcons.map((load) => load())).then(
        (modules) => {
          icons = Object.assign({}, ...modules.map((module) => module.tabIcons));
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}
