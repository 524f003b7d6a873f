import { boat, hangingNet, mast } from '../../lib/boats.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch } from '../../lib/colour.ts';
import { rng } from '../../lib/random.ts';
import { rim, umber } from './setting.ts';
import { shadow } from './shadow.ts';

const paint = {
  light: lch(0.52, 0.06, 190),
  dark: lch(0.235, 0.035, 40),
  seam: lch(0.2, 0.03, 35),
  inside: lch(0.27, 0.04, 30),
  rail: lch(0.41, 0.055, 45),
  strake: lch(0.56, 0.11, 36),
};

/** The two boats drawn up on the sand, one of them with a net over its side. */
export async function boats(c: Canvas) {
  shadow(c, 560, 1962, 150, 110, 0.7);
  const small = boat(
    rng(15),
    560,
    1986,
    380,
    { ...paint, light: lch(0.5, 0.06, 50), strake: lch(0.6, 0.05, 185) },
    -1,
  );
  await c.svg(
    `<g transform="rotate(3 560 1986)">${mast(rng(16), 560, 1950, 260, lch(0.3, 0.04, 35), [lch(0.42, 0.045, 30), lch(0.56, 0.055, 45), lch(0.8, 0.075, 66)], -1)}${small.svg}</g>`,
    { box: [300, 1620, 520, 400], rim },
  );
  shadow(c, 1010, 2290, 390, 190, 0.85);
  const big = boat(rng(25), 985, 2320, 880, paint, -1);
  const rig = mast(
    rng(26),
    1000,
    2222,
    700,
    lch(0.25, 0.038, 35),
    [lch(0.36, 0.045, 20), lch(0.5, 0.05, 35), lch(0.82, 0.075, 68)],
    -1,
  );
  // a spare net thrown over the gunwale
  const drape = hangingNet({
    a: [1010, big.gun(-0.12)[1] - 12],
    b: [1300, big.gun(-0.78)[1] + 4],
    sag: 16,
    drop: 118,
    cord: lch(0.66, 0.07, 62),
    rope: lch(0.5, 0.06, 50),
    cork: lch(0.72, 0.09, 52),
    seed: 9,
    mesh: 13,
    width: 1.7,
  });
  await c.svg(`<g transform="rotate(4 985 2320)">${rig}${big.svg}${drape}</g>`, {
    box: [440, 1440, 1000, 940],
    rim,
  });
  await c.svg(
    `<path d="M${big.gun(0.9)[0]} ${big.gun(0.9)[1]}C480 2240 420 2330 300 2300" fill="none" stroke="${hex(umber)}" stroke-width="5"/>`,
    { box: [250, 1980, 420, 360], rim },
  );
}
