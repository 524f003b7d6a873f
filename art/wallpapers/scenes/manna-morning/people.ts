import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { clamp, lerp } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { standing, stooping, walking } from '../../lib/people.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { sun } from './setting.ts';

type Kind = 'stoop' | 'stand' | 'walk' | 'load';

export async function drawGatherers(c: Canvas): Promise<void> {
  const R = rng(57);
  const robes = tints(
    '0.46 0.08 35, 0.42 0.045 225, 0.56 0.07 65, 0.46 0.06 20, 0.5 0.045 120, 0.4 0.04 240',
  );
  const list: [number, number, number, Kind, 1 | -1][] = [];
  for (let i = 0; i < 46; i++) {
    const t = R.f() ** 1.2;
    const y = lerp(1716, 2080, t);
    list.push([
      560 + R.n() * lerp(240, 330, t),
      y,
      lerp(34, 104, t) * R.r(0.8, 1.08),
      R.pick<Kind>(['stoop', 'stoop', 'stand', 'walk', 'load'])!,
      R.f() < 0.5 ? 1 : -1,
    ]);
  }
  list.push(
    [300, 2230, 178, 'stoop', 1],
    [930, 2196, 160, 'stoop', -1],
    [1010, 2250, 176, 'load', -1],
    [200, 2140, 140, 'stand', 1],
    [1240, 2150, 146, 'walk', 1],
  );
  list.sort((a, b) => a[1] - b[1]);
  const figures = list.map(([x, y, h, kind, dir], i) => {
    const robe = mix(robes[i % robes.length]!, lch(0.88, 0.075, 92), 0.55 * clamp((1960 - y) / 260));
    const dress = {
      robe,
      dark: mix(robe, lch(0.22, 0.05, 250), 0.5),
      cloth: mix(robe, lch(0.93, 0.05, 90), 0.5),
    };
    if (kind === 'stoop') return stooping(x, y, h, dress, dir);
    return kind === 'stand' ? standing(x, y, h, dress, dir) : walking(x, y, h, dress, dir, kind === 'load');
  });
  const shadows = list.map(([x, y, h, kind]) => {
    const lean = Math.atan2((x - sun.x) * 0.0011, 1);
    return leaf(x, y - 2, Math.PI / 2 - lean, h * (kind === 'stoop' ? 1 : 1.5), h * 0.16);
  });
  await c.svg(path(shadows, lch(0.42, 0.05, 218)), { box: [0, 1680, 1440, 900], opacity: 0.5, stipple: 0.8 });
  await c.svg(figures.join(''), {
    box: [0, 1600, 1440, 720],
    rim: { dx: -2, dy: -3, col: lch(0.985, 0.06, 96), amt: 1 },
  });
}
