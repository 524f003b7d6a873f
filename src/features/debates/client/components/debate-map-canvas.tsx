import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTheme } from '#ui/use-theme.ts';
import type { DebateMap } from '../../debates.contract.ts';
import { claimAt, type MapLayout } from '../debate-map.rules.ts';
import { type Crown, crownIn, drawMap, type MapColours, placeAt } from '../draw-debate-map.ts';

/**
 * The tree as a crown over its positions. A touch chooses the claim under it. Whoever cannot see it has the list of positions, which
 * says the same in words.
 */
export function DebateMapCanvas({
  map,
  layout,
  label,
  chosen,
  onChoose,
}: {
  map: DebateMap;
  layout: MapLayout;
  label: string;
  /** An index of the map; -1: none. */
  chosen: number;
  onChoose: (claim: number) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const crown = useRef<Crown>(crownIn(0, 0, 1));
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [theme] = useTheme();

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    // A new object each time: it is drawn again where the system's theme changes, too.
    const look = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', look);
    return () => {
      observer.disconnect();
      scheme.removeEventListener('change', look);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a theme changes the colours, which are read from the page
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || size.width === 0) return;
    const scale = Math.min(window.devicePixelRatio || 1, 2);
    element.width = Math.round(size.width * scale);
    element.height = Math.round(size.height * scale);
    context.scale(scale, scale);
    crown.current = crownIn(size.width, size.height, layout.rings);
    drawMap(context, map, layout, { crown: crown.current, colours: coloursOf(element), chosen });
  }, [map, layout, chosen, size, theme]);

  function choose(event: PointerEvent<HTMLCanvasElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const place = placeAt(crown.current, event.clientX - box.left, event.clientY - box.top);
    if (place) onChoose(claimAt(layout, place.angle, place.ring));
  }

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="block aspect-[2/1] max-h-[60dvh] w-full cursor-pointer touch-manipulation"
      onPointerUp={choose}
    />
  );
}

function coloursOf(element: Element): MapColours {
  // `light-dark()` is resolved where a colour is used, so each is used once.
  const probe = document.createElement('i');
  // With forced colours every one of them would be read as the same.
  probe.className = 'forced-color-adjust-none';
  element.parentElement?.append(probe);
  const isForced = window.matchMedia('(forced-colors: active)').matches;
  const read = (colour: string) => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  const colours = {
    for: read('var(--leaf)'),
    against: read('var(--clay)'),
    ink: read(isForced ? 'CanvasText' : 'var(--ink)'),
    fresh: read('var(--dusk)'),
    ground: read(isForced ? 'Canvas' : 'var(--surface)'),
  };
  probe.remove();
  return colours;
}
