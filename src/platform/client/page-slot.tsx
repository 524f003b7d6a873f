import { useEffect, useState, useSyncExternalStore } from 'react';

/** A place on a page that a feature above may fill, with what the page is about. */
export interface FilledSlot {
  element: HTMLElement;
  /** 'MRK.5' on the page of a chapter. */
  subject: string;
}

let slots: readonly (FilledSlot & { name: string })[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setSlots(changed: typeof slots): void {
  slots = changed;
  for (const listener of listeners) listener();
}

/**
 * Opens a place on a page, which may have several of one name with different subjects. Its page knows nothing of what comes there:
 * whoever is mounted beside every screen (`Beside`) finds it by its name, and puts a portal into it.
 */
export function PageSlot({
  name,
  subject,
  className,
}: {
  name: string;
  subject: string;
  className?: string;
}) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (element === null) return;
    const slot = { name, element, subject };
    setSlots([...slots, slot]);
    return () => setSlots(slots.filter((other) => other !== slot));
  }, [name, subject, element]);
  return <div ref={setElement} className={className} />;
}

/** The places of that name on the page that is shown; none on a page without one. */
export function usePageSlots(name: string): readonly FilledSlot[] {
  const open = useSyncExternalStore(
    subscribe,
    () => slots,
    () => NONE,
  );
  return open.filter((slot) => slot.name === name);
}

const NONE: typeof slots = [];
