import { type ComponentType, lazy } from 'react';
import type { Loadable } from '#contract/define-screen.ts';

/** A screen or a tab in a chunk of its own, as the app shows it. */
export interface Page {
  /** Fetches the chunk ahead of the visit; safe to call often. */
  preload: () => Promise<ComponentType>;
  /**
   * The component: at once when its chunk is there, else one that suspends until it is. Ask outside of that suspense:
   * after a failure it is another one, which tries again.
   */
  component: () => ComponentType;
}

const pages = new WeakMap<Loadable, Page>();

/** The page of a screen or tab; always the same one, so that its chunk is fetched once. */
export function pageOf(loadable: Loadable): Page {
  const known = pages.get(loadable);
  if (known) return known;
  const made = createPage(loadable);
  pages.set(loadable, made);
  return made;
}

function createPage({ load, component: name }: Loadable): Page {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const preload = () => {
    loading ??= load().then(
      (module) => {
        loaded = module[name] as ComponentType;
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  let shown: ComponentType | undefined;
  /** React remembers the failure of a lazy component for good: the next showing needs another one. */
  const whenLoaded = () =>
    lazy(() =>
      preload().then(
        (component) => ({ default: component }),
        (error: unknown) => {
          shown = undefined;
          throw error;
        },
      ),
    );
  return {
    preload,
    component: () => {
      // Always the same component: a new one in its place would reset everything that is open on the screen.
      shown ??= loaded ?? whenLoaded();
      return shown;
    },
  };
}
