import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { castShadow, litForm } from '../../lib/lit-form.ts';
import { tints } from '../../lib/notation.ts';
import { kneeling } from '../../lib/robed.ts';
import { praying, watcher } from '../../lib/robed-back.ts';

type Kind = 'noah' | 'stand' | 'kneel';

/** Those of Noah's house on one `side` of the altar at x = ax: he with his hands lifted, or his sons and theirs. */
export async function drawFamily(
  c: Canvas,
  ground: (x: number) => number,
  ax: number,
  side: -1 | 1,
): Promise<void> {
  const robes = tints(
    '0.4 0.09 28, 0.37 0.055 268, 0.5 0.08 62, 0.38 0.07 350, 0.44 0.05 130, 0.34 0.06 300, 0.52 0.07 45, 0.4 0.05 220',
  );
  const mantles = tints(
    '0.62 0.06 70, 0.46 0.07 40, 0.36 0.055 280, 0.55 0.06 55, 0.4 0.075 25, 0.58 0.07 66, 0.35 0.05 260, 0.5 0.08 40',
  );
  const veils = tints(
    '0.8 0.04 80, 0.7 0.05 60, 0.78 0.04 75, 0.3 0.04 40, 0.74 0.05 55, 0.34 0.045 30, 0.8 0.035 90, 0.68 0.05 50',
  );
  const skin = lch(0.46, 0.07, 48);
  const list: [dx: number, dy: number, h: number, kind: Kind, dir: 1 | -1][] = [
    [-372, -14, 176, 'stand', 1],
    [-300, 4, 186, 'stand', 1],
    [330, -2, 178, 'stand', -1],
    [404, 12, 168, 'stand', -1],
    [-172, 26, 210, 'noah', 1],
    [214, 26, 200, 'kneel', -1],
    [-262, 62, 196, 'kneel', 1],
    [318, 70, 190, 'kneel', -1],
  ];
  for (const [i, [dx, dy, h, kind, dir]] of list.entries()) {
    if (Math.sign(dx) !== side) continue;
    const at = { x: ax + dx, y: ground(ax + dx) + dy, h, dir };
    const cloths = { robe: robes[i]!, mantle: mantles[i]!, veil: veils[i]!, skin };
    const parts =
      kind === 'noah'
        ? praying(at, cloths, skin)
        : kind === 'kneel'
          ? kneeling(at, cloths)
          : watcher(at, cloths, i === 0);
    await castShadow(
      c,
      parts,
      { x: at.x, y: at.y - 3 },
      { along: 1.25, down: -0.16 },
      {
        box: [at.x - 100, at.y - 70, 460, 90],
        col: lch(0.3, 0.05, 235),
        amt: 0.6,
      },
    );
    await litForm(c, parts, [at.x - h, at.y - h * 1.4, 2 * h, h * 1.5], {
      toward: [-0.83, -0.56],
      reach: h * 0.045,
      warm: lch(0.85, 0.1, 72),
      rim: lch(0.975, 0.06, 88),
      shade: lch(0.24, 0.05, 285),
      amt: [0.72, 1, 0.6],
    });
  }
}
