import { type ComponentType, lazy } from 'react';

const AGAIN_AFTER_MS = 5000;

/**
 * A drawing whose code is loaded when it is shown; it needs a `Suspense` around it. Where the code does not come nothing is drawn,
 * and the screen stays: a face or a background is no reason to take it away. What is rendered some seconds later asks again.
 */
export function loadedDrawing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        // Not at once: React renders again what has been waiting, which would ask for ever.
        setTimeout(() => {
          Drawn = begin();
        }, AGAIN_AFTER_MS);
        return { default: Nothing as ComponentType<Props> };
      }
    });
  let Drawn = begin();
  return function LoadedDrawing(props: Props) {
    return <Drawn {...props} />;
  };
}

function Nothing() {
  return null;
}
