import { type RefObject, useEffect, useRef } from 'react';

/** For what appears in place of something that had the focus: it takes the focus over, once. A dialog is seen from its title on. */
export function useFocusOnArrival<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const dialog = ref.current?.closest('[role="dialog"]');
    dialog?.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: Boolean(dialog) });
  }, []);
  return ref;
}
