import { type ComponentType, lazy } from 'react';
import type { Loadable } from '#contract/define-screen.ts';
import { becomeNewVersion } from '#ui/page-version.ts';
import { afterLeaving } from './after-leaving.ts';
import { inTime } from './lost-line.ts';

/** A screen or a tab whose code is loaded separately. */
export interface Page {
  /** Fetches the code before the visit. It may be called often. */
  preload: () => Promise<ComponentType>;
  /**
   * The component. When its code is loaded it renders at once, otherwise it suspends until then. Call this outside of
   * that Suspense boundary: after a failed load it gives a new component, which tries again.
   */
  component: () => ComponentType;
}

/** The code of a screen did not come. */
export class ScreenNotArrived extends Error {
  constructor(cause: unknown) {
    super('the code of a screen did not come', { cause });
  }
}

const pages = new WeakMap<Loadable, Page>();

/** The page of a screen or tab. Each call gives the same page, so that its code is fetched once. */
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
    loading ??= inTime(load).then(
      (module) => {
        loaded = module[name] as ComponentType;
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw new ScreenNotArrived(error);
      },
    );
    return loading;
  };
  let shown: ComponentType | undefined;
  /** React never tries a lazy component again after it has failed, so the next try needs a new one. */
  const whenLoaded = () =>
    lazy(() =>
      preload().then(
        (component) => ({ default: component }),
        async (error: unknown) => {
          await afterLeaving();
          shown = undefined;
          // The address is the new screen's already. Until it is loaded anew, the screen is on its way.
          if (await becomeNewVersion()) await new Promise(() => {});
          throw error;
        },
      ),
    );
  return {
    preload,
    component: () => {
      // It must stay the same component: React would replace the screen by a new one and lose everything that is open
      // on it.
      shown ??= loaded ?? whenLoaded();
      return shown;
    },
  };
}
