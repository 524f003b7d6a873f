/** Bytes of a file, from `start` up to and without `end`, that `fill` stands in for where others read it. */
export interface Blank {
  start: number;
  end: number;
  fill: number;
}

export const ZERO = 0x00;
export const SPACE = 0x20;
