import { type ComponentType, lazy } from 'react';

/** A screen in a chunk of its own. */
export interface Page {
  /** Fetches the chunk ahead of the visit; safe to call often. */
  preload: () => Promise<ComponentType>;
  /**
   * The component: at once when its chunk is there, else one that suspends until it is. Ask outside of that suspense:
   * after a failure it is another one, which tries again.
   */
  component: () => ComponentType;
}

/** `page(() => import('#features/…/sign-in-page.tsx'), 'SignInPage')` */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Page {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const preload = () => {
    loading ??= load().then(
      (module) => {
        loaded = module[name];
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
  /** React remembers a lazy component's failure for good: the next showing needs another one. */
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
      // Always the same one: another component in its place would throw away what the screen has open.
      shown ??= loaded ?? whenLoaded();
      return shown;
    },
  };
}

/** A screen, or a part of one, that comes with the chunk that names it. */
export function pageHere(component: ComponentType): Page {
  return { preload: async () => component, component: () => component };
}
