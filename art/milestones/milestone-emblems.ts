// What is pressed into wax and cut into stone: one thing each, in a box from -24 to 24. A piece is filled (`f`) or a line (`l`)
// and has no colour of its own, so that the same emblem stands out of wax and lies within stone.

const f = (d: string): string => `<path d="${d}" stroke="none"/>`;
const l = (width: number, ...ds: string[]): string =>
  `<path d="${ds.join('')}" fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number): string =>
  f(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`);
/** `count` copies of a piece around the middle. */
const around = (count: number, piece: string, from = 0): string =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${+(from + (i * 360) / count).toFixed(1)})">${piece}</g>`,
  ).join('');

const grape = (rows: number[]): string =>
  rows
    .flatMap((n, row) =>
      Array.from({ length: n }, (_, i) => disc((i - (n - 1) / 2) * 9, -7 + row * 7.6, 4.3)),
    )
    .join('');

export const EMBLEMS_OF_MILESTONES = {
  quill:
    f('M20-22c-16 0-29 12-30 28l-4 9 3 2 4-8c15-1 27-14 27-31z') + l(2.4, 'M-12 13L-19 22', 'M-20 22h15'),
  inkwell:
    f('M-8-12h16v6c8 2 12 8 12 16 0 4-2 7-5 7h-30c-3 0-5-3-5-7 0-8 4-14 12-16z') + f('M-11-20h22v5h-22z'),
  scroll:
    f('M-15-14h30v28h-30z') +
    f('M-22-19h44a4 4 0 0 1 0 8h-44a4 4 0 0 1 0-8z') +
    f('M-22 11h44a4 4 0 0 1 0 8h-44a4 4 0 0 1 0-8z'),
  'open-book': f('M-2 17c-6-5-13-6-21-5v-27c8-1 15 0 21 5z') + f('M2 17c6-5 13-6 21-5v-27c-8-1-15 0-21 5z'),
  sun: disc(0, 0, 9.5) + around(12, f('M-2.2-13h4.4l-2.2-10z')),
  blossom: around(8, f('M0-4c-7-6-6-16 0-20c6 4 7 14 0 20z')) + disc(0, 0, 4.6),
  sprout:
    l(3.2, 'M0 22v-24') +
    f('M-1 2c-14 2-20-5-21-17c13-1 21 5 21 17z') +
    f('M1-4c0-12 7-18 20-18c0 13-7 19-20 18z') +
    l(2.6, 'M-13 22h26'),
  'closed-book':
    f(
      'M-15-21h28a3 3 0 0 1 3 3v32h-29a4 4 0 0 0 0 4h29v4h-30a6 6 0 0 1-6-6v-32a5 5 0 0 1 5-5zM-7-13v4h14v-4z',
    ) + f('M3 20h6v8l-3-3-3 3z'),
  lyre:
    l(3.4, 'M-9 16c-14-8-5-20-10-37', 'M9 16c14-8 5-20 10-37', 'M-17-12h34') +
    l(1.8, 'M-6-12v27', 'M0-12v27', 'M6-12v27') +
    f('M-12 15h24c0 5-4 8-12 8s-12-3-12-8z'),
  'four-gospels':
    around(4, f('M-3.4-3.4l-3-17.6q6.4-3 12.8 0l-3 17.600z')) + around(4, disc(0, -17.5, 4), 45),
  tablets: f('M-22 20v-28a10 10 0 0 1 20 0v28z') + f('M2 20v-28a10 10 0 0 1 20 0v28z'),
  sail:
    l(2.8, 'M0 10v-33') +
    f('M3-21c11 5 16 14 17 26h-17z') +
    f('M-3-16c-8 5-13 12-14 21h14z') +
    f('M-22 9h44c-2 8-8 12-14 12h-17c-6 0-11-5-13-12z'),
  star: around(8, f('M-4.2-3l4.2-21l4.2 21z')) + disc(0, 0, 6),
  'chi-rho': l(4, 'M-15-13L15 17', 'M15-13L-15 17', 'M0 22v-44') + l(4, 'M0-22c13-1 13 15 0 14'),
  'alpha-omega':
    l(4.2, 'M-22 15L-12.5-15L-3 15', 'M-18 6h11') + l(4.2, 'M3.5 14.500h5c-8-8-5-24 4.5-24s12.5 16 4.5 24h5'),
  wheat:
    l(2.4, 'M0 24v-24') +
    f('M0-24c5 4 5 9 0 13c-5-4-5-9 0-13z') +
    [-11, -2, 7]
      .map(
        (y) =>
          f(`M1.5 ${y + 9}c1-9 5-12 12-12c0 8-4 12-12 12z`) +
          f(`M-1.5 ${y + 9}c-1-9-5-12-12-12c0 8 4 12 12 12z`),
      )
      .join(''),
  key: l(4, 'M0-2v24', 'M0 20h9', 'M0 12h7') + l(4.4, 'M0-2a9.5 9.5 0 1 1 .1 0z'),
  heart: f(
    'M0 20c-14-10-22-18-22-28c0-8 5-12 11-12c5 0 9 3 11 7c2-4 6-7 11-7c6 0 11 4 11 12c0 10-8 18-22 28z',
  ),
  horn:
    f('M-22 16l4 5c16 0 34-12 40-30l-18-8c-1 14-10 27-26 33z') +
    l(2.4, 'M13-20l3-5', 'M21-15l5-4', 'M8-23l0-2'),
  incense:
    f('M-18 4h36c0 9-6 14-13 15v3h5v3h-20v-3h5v-3c-7-1-13-6-13-15z') +
    l(2.8, 'M-9-1c-6-7 6-11 0-20', 'M0-1c-6-8 6-14 0-23', 'M9-1c-6-7 6-11 0-20'),
  ripples:
    disc(0, 0, 3.4) +
    l(2.8, 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0', 'M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0'),
  tree:
    f('M-3 2h6c0 9 1 15 5 21h-16c4-6 5-12 5-21z') + disc(0, -13, 10.5) + disc(-12, -5, 9) + disc(12, -5, 9),
  cup: f('M-15-20h30c1 15-4 23-12 25v10c5 0 9 3 9 7h-24c0-4 4-7 9-7v-10c-8-2-13-10-12-25z'),
  bread: f(
    'M-23 4c0-11 10-17 23-17s23 6 23 17c0 8-8 11-23 11s-23-3-23-11zM-9-7l3 9l3-1l-3-9zM-1-8l3 9l3-1l-3-9zM7-8l3 9l3-1l-3-8z',
  ),
  'olive-branch':
    l(2.6, 'M-17 21c8-6 17-17 20-42') +
    [
      [-9, 13, 118],
      [-1, 3, 105],
      [4, -9, 95],
      [-9, 13, -20],
      [-1, 3, -30],
      [4, -9, -40],
    ]
      .map(
        ([x, y, a]) =>
          `<g transform="translate(${x} ${y}) rotate(${a})">${f('M0 0c-6-5-6-12 0-18c6 6 6 13 0 18z')}</g>`,
      )
      .join('') +
    disc(13, 13, 4),
  rainbow: l(4.2, 'M-22 14a22 22 0 0 1 44 0', 'M-14.5 14a14.5 14.5 0 0 1 29 0', 'M-7 14a7 7 0 0 1 14 0'),
  grapes: grape([3, 4, 3, 2]) + l(2.6, 'M0-11c0-5 1-8 4-12') + f('M4-15c2-9 10-9 16-6c-2 8-9 10-16 6z'),
  rings: l(3.4, 'M-13-5a10.5 10.5 0 1 0 .1 0zM13-5a10.5 10.5 0 1 0 .1 0zM0-23a10.5 10.5 0 1 0 .1 0z'),
  tent: f('M0-19l24 38h-17l-7-22l-7 22h-17z') + l(2.6, 'M0-19l-4-5', 'M0-19l4-5'),
  evening:
    f('M4-22a22 22 0 1 0 16 32a17 17 0 0 1-16-32z') +
    `<g transform="translate(14 -10) scale(.42)">${around(4, f('M-4-3l4-21l4 21z'))}</g>`,
  fish: l(3.8, 'M-23-9c14 22 32 22 44 7c-12-15-30-14-44 9') + disc(12, -3, 1.8),
  scales:
    l(2.8, 'M0-22v42', 'M-18-14h36', 'M-10 21h20') +
    l(1.7, 'M-18-14l-6 17h12zM18-14l-6 17h12z') +
    f('M-25 3h14c0 5-3 8-7 8s-7-3-7-8z') +
    f('M11 3h14c0 5-3 8-7 8s-7-3-7-8z'),
  'turned-path': l(4.4, 'M-17 21c26 0 30-9 17-15s-17-13 3-16') + l(4.4, 'M-4-17l9 7l-9 7'),
  plumb: l(2.4, 'M-16-22h32', 'M0-22v20') + f('M-8-2h16v6c0 8-4 13-8 20c-4-7-8-12-8-20z'),
  jar:
    f('M-7-23h14v4h-2v6c9 4 13 11 11 19-2 8-7 13-11 15v3h-10v-3c-4-2-9-7-11-15-2-8 2-15 11-19v-6h-2z') +
    l(2.6, 'M-6-17c-10-1-13 7-9 13', 'M6-17c10-1 13 7 9 13'),
  crown: f('M-21 16l-3-27l12 11l12-19l12 19l12-11l-3 27z') + l(2.6, 'M-20 21h40'),
  mosaic: [-12.5, 0, 12.5]
    .flatMap((x, i) =>
      [-12.5, 0, 12.5].map((y, j) =>
        (i + j) % 2 ? f(`M${x} ${y - 5}l5 5l-5 5l-5-5z`) : f(`M${x - 5} ${y - 5}h10v10h-10z`),
      ),
    )
    .join(''),
  gate:
    f('M-22 21v-25c0-11 9-19 22-19s22 8 22 19v25h-9v-24a13 13 0 0 0-26 0v24z') +
    f('M-2-6h4v27h-4z') +
    f('M-9 0h4v21h-4z') +
    f('M5 0h4v21h-4z'),
  dove: f(
    'M-23-9c4-3 8-3 11 0c4-8 12-14 23-14c-1 8-4 14-9 18c8 2 14 7 21 6c-4 8-14 12-24 11l-6 9l-4-10c-6-3-9-8-9-15z',
  ),
  steps: f('M-23 20v-9h11v-10h12v-10h11v-10h12v39z') + disc(-11, -13, 6),
  well: l(3, 'M-20 6v-27h40v27', 'M0-21v12') + f('M-6-9h12l-2 9h-8z') + f('M-22 4h44l-4 18h-36z'),
  basket:
    f('M-21-3h42l-6 24h-30z') +
    l(3.4, 'M-14-4c-2-22 30-22 28 0') +
    disc(-9, -9, 4.2) +
    disc(0, -11, 4.6) +
    disc(9, -9, 4.2),
  millstone:
    l(4.4, 'M0-21a21 21 0 1 0 .1 0z') + l(3.2, 'M0-7a7 7 0 1 0 .1 0z') + around(6, l(2.4, 'M0-11v-6'), 30),
} as const satisfies Record<string, string>;

export type MilestoneEmblem = keyof typeof EMBLEMS_OF_MILESTONES;
