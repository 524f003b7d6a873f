import { useEffect, useState, useSyncExternalStore } from 'react';

/** A place on a page that a feature above may fill, with what the page is about. */
export interface FilledSlot {
  element: HTMLElement;
  /** 'MRK.5' on the page of a chapter. */
  subject: string;
}

const slots = new Map<string, FilledSlot>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setSlot(name: string, slot: FilledSlot | null): void {
  if (slot === null) slots.delete(name);
  else slots.set(name, slot);
  for (const listener of listeners) listener();
}

/**
 * Opens a place on a page. Its page knows nothing of what comes there: whoever is mounted beside every screen (`Beside`) finds it
 * by its name, and puts a portal into it.
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
    setSlot(name, { element, subject });
    return () => setSlot(name, null);
  }, [name, subject, element]);
  return <div ref={setElement} className={className} />;
}

/** The place of that name on the page that is shown; null on a page without one. */
export function usePageSlot(name: string): FilledSlot | null {
  return useSyncExternalStore(
    subscribe,
    () => slots.get(name) ?? null,
    () => null,
  );
}
