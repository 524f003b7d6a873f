import type { LidMotion } from '@lampstand/art/chests/chest-list.ts';

/** Milliseconds from the start. The light comes first, then the lid gives way, then what was inside rises. */
export const OPENING = {
  lid: 450,
  light: 350,
  gift: 1000,
  glow: 300,
  rewards: 1450,
  apart: 160,
  turn: 500,
} as const;

const gentle = 'cubic-bezier(0.25, 0.7, 0.25, 1)';
/** Turns a little too far and comes back, as a lid does. */
const swinging = 'cubic-bezier(0.3, 0.9, 0.4, 1.12)';

/** Opens the opened drawing of a chest: its lid from where it was, its light from the seam, its gift from below. */
export function openDrawing(svg: SVGSVGElement, { x, y, dx, dy, turn, fold }: LidMotion): Animation[] {
  const closed = `translate(${dx}px, ${dy}px) rotate(${turn}deg) scaleY(${fold})`;
  return [
    ...move(svg, '.chest-lid', `${x}px ${y}px`, [{ transform: closed }, { transform: 'none' }], {
      delay: OPENING.lid,
      duration: 800,
      easing: swinging,
    }),
    ...move(svg, '.chest-light', '120px 150px', [{ opacity: 0.35 }, { opacity: 1 }], {
      delay: OPENING.light,
      duration: 1100,
      easing: gentle,
    }),
    ...move(
      svg,
      '.chest-gift',
      '120px 150px',
      [
        { transform: 'translateY(34px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { delay: OPENING.gift, duration: 700, easing: gentle },
    ),
  ];
}

function move(
  svg: SVGSVGElement,
  layer: string,
  origin: string,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation[] {
  return [...svg.querySelectorAll<SVGGElement>(layer)].map((element) => {
    element.style.transformBox = 'view-box';
    element.style.transformOrigin = origin;
    return element.animate(frames, { fill: 'backwards', ...timing });
  });
}

/** The things in the chest rise and come to rest, one after the other. */
export function raise(element: Element, place: number): Animation {
  return element.animate(
    [
      { transform: 'translateY(-7rem) scale(0.35)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    {
      delay: OPENING.rewards + place * OPENING.apart,
      duration: 650,
      easing: gentle,
      fill: 'backwards',
    },
  );
}

/** Somebody turns around: `before` away until its edge is all that is seen, then `after` the rest of the way. */
export function turnAround(before: HTMLElement, after: HTMLElement): Animation[] {
  const half = 420;
  return [
    before.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'rotateY(90deg)', opacity: 1, offset: 0.99 },
        { transform: 'rotateY(90deg)', opacity: 0 },
      ],
      { delay: OPENING.turn, duration: half, easing: 'ease-in', fill: 'both' },
    ),
    after.animate(
      [
        { transform: 'rotateY(-90deg)', opacity: 0 },
        { transform: 'rotateY(-90deg)', opacity: 1, offset: 0.01 },
        { transform: 'none', opacity: 1 },
      ],
      { delay: OPENING.turn + half, duration: 700, easing: swinging, fill: 'backwards' },
    ),
  ];
}

export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
