import { hex, type RGB } from './colour.ts';
import { path, taper } from './shapes.ts';

const f1 = (v: number) => v.toFixed(1);
export type RobeTones = { robe: RGB; mantle: RGB; cloth: RGB; fold: RGB };

/**
 * A robed figure from behind, `s` px tall, feet at (x, y). `stride` −1…1 swings the hem, `turn` leans
 * the head toward a companion, `staff` puts a stick in the right (1) or left (−1) hand.
 */
export function walker(
  x: number,
  y: number,
  s: number,
  t: RobeTones,
  o: { stride?: number; turn?: number; staff?: 1 | -1; bare?: boolean } = {},
) {
  const p = (a: number, b: number) => `${f1(x + a * s)} ${f1(y - b * s)}`;
  const k = o.stride ?? 0;
  const h = (o.turn ?? 0) * 0.03;
  const out: string[] = [];
  if (o.staff) {
    const q = o.staff;
    out.push(
      path(
        taper([
          [x + q * 0.3 * s, y + 0.01 * s, s * 0.02],
          [x + q * 0.235 * s, y - 0.5 * s, s * 0.022],
          [x + q * 0.2 * s, y - 0.98 * s, s * 0.018],
        ]),
        t.mantle,
      ),
    );
  }
  const foot = (a: number, b: number) =>
    path(
      `M${p(a - 0.035, b)}L${p(a + 0.045, b)}L${p(a + 0.03, b + 0.07)}L${p(a - 0.03, b + 0.07)}Z`,
      t.mantle,
    );
  out.push(foot(-0.07 + k * 0.03, 0), foot(0.07 + k * 0.03, 0.015));
  out.push(
    path(
      `M${p(-0.15 - k * 0.05, 0.05)}C${p(-0.135, 0.3)} ${p(-0.165, 0.52)} ${p(-0.17, 0.66)}C${p(-0.165, 0.77)} ${p(-0.1, 0.8)} ${p(-0.05, 0.83)}` +
        `L${p(0.05, 0.83)}C${p(0.1, 0.8)} ${p(0.165, 0.77)} ${p(0.17, 0.66)}C${p(0.165, 0.52)} ${p(0.135, 0.3)} ${p(0.16 - k * 0.05, 0.045)}Q${p(0.01, 0.02)} ${p(-0.15 - k * 0.05, 0.05)}Z`,
      t.robe,
    ),
  );
  // mantle over the left shoulder, falling to a slanted hem
  out.push(
    path(
      `M${p(-0.06, 0.84)}C${p(-0.13, 0.8)} ${p(-0.185, 0.76)} ${p(-0.185, 0.64)}C${p(-0.195, 0.5)} ${p(-0.2, 0.36)} ${p(-0.185, 0.26)}C${p(-0.1, 0.2)} ${p(0.0, 0.25)} ${p(0.06, 0.33)}` +
        `C${p(0.1, 0.5)} ${p(0.12, 0.66)} ${p(0.105, 0.8)}Q${p(0.02, 0.87)} ${p(-0.06, 0.84)}Z`,
      t.mantle,
    ),
  );
  const fold = (a0: number, b0: number, a1: number, b1: number, w: number) =>
    taper([
      [x + a0 * s, y - b0 * s, 0.5],
      [x + ((a0 + a1) / 2 + 0.012) * s, y - ((b0 + b1) / 2) * s, s * w],
      [x + a1 * s, y - b1 * s, 0.5],
    ]);
  out.push(
    path(
      [
        fold(-0.1, 0.74, -0.13, 0.3, 0.012),
        fold(-0.02, 0.76, -0.05, 0.28, 0.011),
        fold(0.06, 0.7, 0.02, 0.36, 0.01),
      ],
      t.fold,
    ),
  );
  out.push(
    path(
      [
        fold(0.1, 0.36, 0.09 - k * 0.04, 0.07, 0.014),
        fold(0.0, 0.22, -0.02 - k * 0.04, 0.06, 0.012),
        fold(-0.08, 0.2, -0.1 - k * 0.04, 0.07, 0.012),
      ],
      t.fold,
    ),
  );
  // arms: sleeves close to the body, one bent to the staff
  if (o.staff) {
    const q = o.staff;
    out.push(
      path(
        `M${p(q * 0.13, 0.75)}C${p(q * 0.2, 0.7)} ${p(q * 0.22, 0.6)} ${p(q * 0.235, 0.55)}L${p(q * 0.22, 0.5)}C${p(q * 0.16, 0.5)} ${p(q * 0.13, 0.55)} ${p(q * 0.12, 0.62)}Z`,
        t.robe,
      ),
    );
  }
  if (o.bare)
    out.push(
      `<ellipse cx="${f1(x + h * s)}" cy="${f1(y - 0.905 * s)}" rx="${f1(s * 0.072)}" ry="${f1(s * 0.09)}" fill="${hex(t.cloth)}"/>`,
    );
  else
    out.push(
      path(
        `M${p(-0.115 + h * 0.3, 0.75)}C${p(-0.085 + h, 0.84)} ${p(-0.1 + h, 0.985)} ${p(h, 0.985)}C${p(0.1 + h, 0.985)} ${p(0.085 + h, 0.84)} ${p(0.115 + h * 0.3, 0.75)}C${p(0.05, 0.69)} ${p(-0.05, 0.69)} ${p(-0.115 + h * 0.3, 0.75)}Z`,
        t.cloth,
      ) +
        path(
          `M${p(-0.079 + h, 0.918)}Q${p(h, 0.942)} ${p(0.079 + h, 0.918)}L${p(0.08 + h, 0.902)}Q${p(h, 0.926)} ${p(-0.08 + h, 0.902)}Z`,
          t.mantle,
        ),
    );
  return out.join('');
}

/** A fisher half hidden by the gunwale, bent over the net or upright at the oar; `s` px from hip to crown. */
export function fisher(x: number, y: number, s: number, t: RobeTones, bend: number, dir: 1 | -1) {
  const p = (a: number, b: number) => `${f1(x + dir * a * s)} ${f1(y - b * s)}`;
  const hx = bend * 0.42;
  const hy = 0.78 - bend * 0.16;
  return (
    path(
      `M${p(-0.2, -0.15)}C${p(-0.24, 0.25)} ${p(-0.2 + hx * 0.3, 0.6)} ${p(-0.1 + hx * 0.7, hy - 0.12)}Q${p(hx, hy - 0.02)} ${p(0.1 + hx, hy - 0.14)}C${p(0.2 + hx * 0.7, 0.4)} ${p(0.24, 0.2)} ${p(0.22, -0.15)}Z`,
      t.robe,
    ) +
    path(
      `M${p(hx - 0.04, hy - 0.14)}C${p(hx + 0.12, hy - 0.2)} ${p(hx + 0.2, 0.4)} ${p(hx + 0.34, 0.22)}L${p(hx + 0.4, 0.26)}C${p(hx + 0.3, 0.46)} ${p(hx + 0.22, hy - 0.08)} ${p(hx + 0.06, hy - 0.06)}Z`,
      t.mantle,
    ) +
    path(
      `M${p(hx - 0.13, hy - 0.1)}C${p(hx - 0.17, hy + 0.06)} ${p(hx - 0.1, hy + 0.24)} ${p(hx + 0.02, hy + 0.23)}C${p(hx + 0.15, hy + 0.22)} ${p(hx + 0.17, hy + 0.08)} ${p(hx + 0.12, hy - 0.08)}Q${p(hx, hy - 0.16)} ${p(hx - 0.13, hy - 0.1)}Z`,
      t.cloth,
    ) +
    path(
      `M${p(-0.12, 0.3)}Q${p(0.02 + hx * 0.3, 0.24)} ${p(0.2 + hx * 0.2, 0.3)}L${p(0.2 + hx * 0.2, 0.25)}Q${p(0.02, 0.18)} ${p(-0.12, 0.24)}Z`,
      t.fold,
    )
  );
}
