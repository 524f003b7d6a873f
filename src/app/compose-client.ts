import { createScreenTable } from '#contract/screen-table.ts';
import type { AppShape, ClientFeature, Frame } from '#platform/client/client-feature.ts';

/** The features of the browser, put together. */
export interface ComposedApp extends AppShape {
  features: readonly ClientFeature[];
  frame: Frame;
}

/** @throws Error when the features do not fit together: two for one path, or not exactly one frame. */
export function composeClient(features: readonly ClientFeature[]): ComposedApp {
  const frames = features.flatMap(({ frame }) => frame ?? []);
  const [frame] = frames;
  if (frame === undefined || frames.length > 1)
    throw new Error(`one frame is needed, there are ${frames.length}`);
  return {
    features,
    frame,
    table: createScreenTable(features.flatMap(({ screens }) => screens ?? [])),
    tabIcons: Object.assign({}, ...features.map(({ tabIcons }) => tabIcons)),
  };
}
