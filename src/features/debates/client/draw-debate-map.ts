import type { DebateMap } from '../debates.contract.ts';
import type { MapLayout } from './debate-map.rules.ts';

/** Colours of the theme, as the page has them now. */
export interface MapColours {
  for: string;
  against: string;
  ink: string;
  fresh: string;
  /** What the crown lies on. */
  ground: string;
}

/** The crown in a box: a half circle on its foot. CSS pixels. */
export interface Crown {
  x: number;
  y: number;
  inner: number;
  ring: number;
  rings: number;
}

/** The largest crown of so many rings that fits; what is inside is as broad as each of them. */
export function crownIn(width: number, height: number, rings: number): Crown {
  const outer = Math.min(width / 2, height) - 4;
  const ring = outer / (rings + 1);
  return { x: width / 2, y: height - 2, inner: ring, ring, rings };
}

/** A place in the crown by a point of its box; null below its foot, inside and outside. */
export function placeAt({ x, y, inner, ring, rings }: Crown, px: number, py: number) {
  const [dx, dy] = [px - x, y - py];
  const distance = Math.hypot(dx, dy);
  const atRing = Math.floor((distance - inner) / ring);
  if (dy < 0 || atRing < 0 || atRing >= rings) return null;
  return { angle: 1 - Math.atan2(dy, dx) / Math.PI, ring: atRing };
}

/**
 * Draws the whole tree. What speaks for fills its ring, what speaks against half of it, so that nobody needs the colours; new ones
 * have a dot, one's own a double edge, and what is gone is faint.
 */
export function drawMap(
  context: CanvasRenderingContext2D,
  { sides, states }: Pick<DebateMap, 'sides' | 'states'>,
  { from, to, ring, positions }: MapLayout,
  { crown, colours, chosen }: { crown: Crown; colours: MapColours; chosen: number },
): void {
  const angleOf = (part: number) => Math.PI + part * Math.PI;
  const piece = (i: number) => {
    const inner = crown.inner + ring[i]! * crown.ring + 1;
    const thick = (crown.ring - 2) * (sides[i] === 'f' ? 1 : 0.55);
    const middle = inner + thick / 2;
    // A pixel and a half between neighbours, where there is room for it.
    const gap = Math.min(0.75 / middle, ((to[i]! - from[i]!) * Math.PI) / 4);
    context.beginPath();
    context.arc(crown.x, crown.y, inner + thick, angleOf(from[i]!) + gap, angleOf(to[i]!) - gap);
    context.arc(crown.x, crown.y, inner, angleOf(to[i]!) - gap, angleOf(from[i]!) + gap, true);
    context.closePath();
  };
  for (let i = 0; i < from.length; i += 1) {
    piece(i);
    context.globalAlpha = states[i] === 'g' ? 0.25 : 0.9;
    context.fillStyle = sides[i] === 'f' ? colours.for : colours.against;
    context.fill();
  }
  context.globalAlpha = 1;
  // The positions' numbers stand at the foot of their boughs, as in the list below.
  context.fillStyle = colours.ink;
  context.font = `600 ${Math.max(13, crown.inner * 0.2)}px Figtree, system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [i, { from: begin, to: end }] of positions.entries()) {
    const angle = angleOf((begin + end) / 2);
    const [x, y] = [
      crown.x + Math.cos(angle) * crown.inner * 0.76,
      crown.y + Math.sin(angle) * crown.inner * 0.76,
    ];
    context.fillText(`${i + 1}`, x, Math.min(y, crown.y - 8));
  }
  for (let i = 0; i < from.length; i += 1) {
    const isNew = states[i] === 'n';
    if (!isNew && states[i] !== 'm' && i !== chosen) continue;
    // Neither an edge nor a dot is broader than a third of what it is on.
    const breadth = (to[i]! - from[i]!) * Math.PI * (crown.inner + ring[i]! * crown.ring);
    if (states[i] === 'm') {
      piece(i);
      edge(Math.min(6, breadth / 3), colours.ink);
      edge(Math.min(2, breadth / 9), colours.ground);
    }
    if (isNew) {
      const angle = angleOf((from[i]! + to[i]!) / 2);
      const middle = crown.inner + (ring[i]! + (sides[i] === 'f' ? 0.5 : 0.275)) * crown.ring;
      context.beginPath();
      context.arc(
        crown.x + Math.cos(angle) * middle,
        crown.y + Math.sin(angle) * middle,
        Math.min(5, breadth / 6, crown.ring / 6),
        0,
        2 * Math.PI,
      );
      edge(Math.min(4, breadth / 8), colours.ground);
      context.fillStyle = colours.fresh;
      context.fill();
    }
    if (i === chosen) {
      piece(i);
      edge(3, colours.ink);
    }
  }

  function edge(width: number, colour: string) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
}
