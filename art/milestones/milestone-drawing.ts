// What all milestones share: two states, one light from the upper left, the flame. Canvas 120 × 120.
import { cloth } from '../avatar/colour.ts';
import { blob } from '../avatar/geom.ts';
import { mark, type Pen } from '../avatar/pen.ts';
import { halo, type Mat, oval } from '../chests/chest-drawing.ts';
import { points } from '../points.ts';

/** One that was not reached is the same thing in unlit clay, without colour and flame. */
export type MilestoneState = 'reached' | 'waiting';
export const MILESTONE_STATES: MilestoneState[] = ['reached', 'waiting'];

/** What a drawing is made with. */
export interface Workshop {
  k: Pen;
  isReached: boolean;
  /** A material of the colour #rrggbb; unlit where the milestone waits. */
  mat: (hex: string) => Mat;
  /** A flame that stands on (x, y), `s` times as large as usual; only its wick where the milestone waits. */
  flame: (x: number, y: number, s?: number) => string;
  /** Light around a point; none where the milestone waits. */
  glow: (x: number, y: number, r: number, op?: number) => string;
}

/** A lamp has more room around it, for its light: what is seen of its drawing, whose ground is moved to `ground`. */
export const LAMP_BOX = { x: -12, y: -28, side: 144, ground: 110 } as const;

/** Nearly the same grey on parchment and on night, so that one file serves both themes. */
const UNLIT = '#9B95A6';

export function workshop(k: Pen, state: MilestoneState): Workshop {
  const isReached = state === 'reached';
  const unlit = cloth(UNLIT);
  return {
    k,
    isReached,
    mat: (hex) => (isReached ? cloth(hex) : unlit),
    flame: (x, y, s = 1) =>
      isReached ? flame(k, x, y, s) : oval(x, y - 1.4 * s, 1.3 * s, 2.2 * s, unlit.line),
    glow: (x, y, r, op = 0.8) => {
      const within = Math.min(r, LAMP_BOX.x + LAMP_BOX.side - x, x - LAMP_BOX.x);
      return isReached ? halo(k, x, y, within, within, op) : '';
    },
  };
}

const OUTER = blob(...points('0 1.5, -4.6 -1, -6.4 -7, -4.4 -14, 1 -24*, 5 -14.5, 6.2 -7, 4.6 -1'));
const INNER = blob(...points('0 0.5, -2.6 -2, -3.4 -6, -2 -11, .6 -16*, 2.6 -10, 3.2 -6, 2.6 -2'));

function flame(k: Pen, x: number, y: number, s: number): string {
  const id = `${k.uid}-flame`;
  const drawn = mark(OUTER, '#F2A33A') + mark(INNER, '#FFE49A') + oval(0, -2.6, 1.5, 2.4, '#C96A3A');
  k.grads.set(id, `<g id="${id}">${drawn}</g>|${id}`);
  return `<use href="#${id}" transform="translate(${x} ${y}) scale(${s})"/>`;
}

/** The ground that it stands on. */
export const shadow = (cx: number, y: number, rx: number): string =>
  oval(cx + 4, y, rx, rx * 0.13, '#3a2f55', 0.2);
