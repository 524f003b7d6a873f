import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeTooltip } from './tooltip-place.ts';
import { createTooltipTimer } from './tooltip-timer.ts';

interface OpenTooltip {
  label: string;
  anchor: DOMRect;
}

/**
 * The one tooltip of the app (docs/decisions/003). Opens for the element under a mouse or with keyboard focus that
 * carries `data-tooltip`; closes on leaving, pressing, scrolling and Escape. The pointer may move onto it.
 */
export function TooltipHost() {
  const [open, setOpen] = useState<OpenTooltip | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => listen(setOpen, () => box.current), []);
  useLayoutEffect(() => {
    if (open !== null && box.current !== null) placeTooltip(box.current, open.anchor);
  }, [open]);

  if (open === null) return null;
  return (
    <div
      ref={box}
      aria-hidden="true"
      className="fixed left-0 top-0 z-50 max-w-72 py-1.5 animate-fade print:hidden"
    >
      <div className="rounded-sm bg-ink px-3 py-1.5 text-sm text-ground shadow-soft">{open.label}</div>
    </div>
  );
}

/** Listens to the events of the document and calls `show`. Returns a function that stops it. */
function listen(show: (open: OpenTooltip | null) => void, box: () => HTMLElement | null): () => void {
  let target: Element | null = null;
  const timer = createTooltipTimer({
    open: () => {
      const label = target?.getAttribute('data-tooltip');
      if (target?.isConnected && label) show({ label, anchor: target.getBoundingClientRect() });
    },
    close: () => show(null),
  });
  const enter = (next: Element | null, delayed: boolean) => {
    if (next === target) return;
    target = next;
    if (next === null) timer.leave();
    else timer.enter(delayed);
  };
  const owner = (node: EventTarget | null) =>
    node instanceof Element ? node.closest('[data-tooltip]') : null;

  const controller = new AbortController();
  const on = <K extends keyof DocumentEventMap>(type: K, handle: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, handle, { signal: controller.signal, capture: true, passive: true });

  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || box()?.contains(event.target as Node)) return;
    enter(owner(event.target), true);
  });
  on('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible'))
      enter(owner(event.target), false);
  });
  on('focusout', () => enter(null, false));
  on('scroll', () => enter(null, false));
  on('pointerdown', () => timer.cancel());
  on('keydown', (event) => {
    if (event.key === 'Escape') timer.cancel();
  });
  return () => {
    controller.abort();
    timer.cancel();
  };
}
