import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * One of our own drawings as elements of the page, so that it can be recoloured and moved. `onDrawn` is called with
 * the drawing before the browser paints it, and may return what undoes its work.
 */
export function InlineSvg({
  source,
  onDrawn,
}: {
  source: string;
  onDrawn?: (svg: SVGSVGElement) => undefined | (() => void);
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml');
    if (!(documentElement instanceof SVGSVGElement)) return;
    const svg = document.importNode(documentElement, true);
    svg.classList.add('size-full');
    place.current?.replaceChildren(svg);
    return onDrawn?.(svg);
  }, [source, onDrawn]);
  return <div ref={place} aria-hidden="true" className="size-full" />;
}
