import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { cedar, cedarLine } from '../../lib/cedar.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { line, slope } from '../../lib/slope.ts';
import { air, rose } from './setting.ts';

/** Wooded spurs in the mist, their cedars small. */
export async function farWoods(c: Canvas) {
  const s2 = line(
    25,
    [0, 1490, 300, 1540, 620, 1610, 900, 1640, 1200, 1590, 1440, 1540],
    [34, 300, 14, 110, 5, 30],
  );
  slope(c, {
    y: s2,
    to: 2100,
    depth: 250,
    ramp: [0, 0.57, 0.045, 222, 1, 0.79, 0.03, 205],
    lit: [0.72, 0.045, 195],
    shade: [0.48, 0.05, 232],
    facet: [150, 150, 26, 0.5, 0.55, 220],
    rim: [rose, 0.6, 8, 100, 500],
  });
  const R = rng(61);
  const xs = (a: number, b: number, gap: number) => {
    const v: number[] = [];
    for (let x = a; x < b; x += gap * R.r(0.5, 1.7)) v.push(x);
    return v;
  };
  await c.svg(path(cedarLine(R, s2, [...xs(0, 560, 30), ...xs(1080, 1440, 34)], 52), lch(0.5, 0.048, 226)), {
    box: [0, 1400, 1440, 320],
  });
  mist(c, 1620, 1860, lch(0.86, 0.03, 195), 0.72, 7, { soft: 1.5 });
  const s3 = line(
    35,
    [0, 1840, 300, 1850, 600, 1800, 900, 1720, 1180, 1680, 1440, 1690],
    [30, 320, 12, 120, 4, 30],
  );
  slope(c, {
    y: s3,
    to: 2400,
    depth: 300,
    ramp: [0, 0.46, 0.05, 212, 0.6, 0.56, 0.045, 200, 1, 0.76, 0.032, 190],
    lit: [0.66, 0.055, 150],
    shade: [0.38, 0.048, 222],
    facet: [170, 120, 36, 0.5, 0.5, 260],
    rim: [lch(0.84, 0.07, 62), 0.7, 10, 500, 560],
  });
  const ft: RGB[] = tones([0.33, 0.045, 214, 0.38, 0.048, 206, 0.45, 0.05, 195, 0.6, 0.06, 150]);
  let far = '';
  for (const [x, h] of [
    [520, 190],
    [640, 230],
    [700, 170],
    [430, 150],
  ] as const)
    far += cedar(rng(x), {
      x,
      y: s3(x) + 16,
      h,
      w: h * 0.46,
      tiers: 6,
      tones: ft.map((t) => mix(t, air, 0.2)),
      bark: [mix(ft[0] ?? air, air, 0.2), lch(0.66, 0.05, 80)],
      leafL: 7,
      leafW: 2,
      trunkW: 0.07,
    });
  await c.svg(far, { box: [300, 1400, 600, 500] });
  mist(c, 1800, 2050, lch(0.87, 0.032, 170), 0.7, 11, { soft: 1.5 });
}
