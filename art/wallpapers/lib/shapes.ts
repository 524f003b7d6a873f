import { hex, type RGB } from './colour.ts';

export const f1 = (v: number) => (Math.round(v * 10) / 10).toString();

/** a point as SVG path text, to a tenth of a pixel */
export const P = (x: number, y: number) => `${f1(x)} ${f1(y)}`;

/** lens-shaped leaf from (x,y) along angle a */
export const leaf = (x: number, y: number, a: number, l: number, w: number) => {
  const cx = Math.cos(a),
    sy = Math.sin(a),
    mx = x + cx * l * 0.5,
    my = y + sy * l * 0.5;
  return `M${P(x, y)}Q${P(mx - sy * w, my + cx * w)} ${P(x + cx * l, y + sy * l)}Q${P(mx + sy * w, my - cx * w)} ${P(x, y)}Z`;
};

/** tapered curved stroke through points with widths */
export function taper(pts: [number, number, number][]) {
  const L: string[] = [],
    R: string[] = [],
    n = pts.length;
  for (let i = 0; i < n; i++) {
    const a = pts[Math.max(0, i - 1)]!,
      b = pts[Math.min(n - 1, i + 1)]!,
      dx = b[0]! - a[0],
      dy = b[1]! - a[1],
      m = Math.hypot(dx, dy) || 1,
      w = pts[i]![2]! / 2;
    L.push(P(pts[i]![0]! - (dy / m) * w, pts[i]![1]! + (dx / m) * w));
    R.push(P(pts[i]![0]! + (dy / m) * w, pts[i]![1]! - (dx / m) * w));
  }
  return `M${L.join('L')}L${R.reverse().join('L')}Z`;
}

export const path = (d: string | string[], col: RGB | string, o = 1) =>
  `<path fill="${typeof col === 'string' ? col : hex(col)}"${o < 1 ? ` fill-opacity="${o}"` : ''} d="${Array.isArray(d) ? d.join('') : d}"/>`;

/** ribbon (path or river) through [x,y,halfWidth] control points, smooth */
export function ribbon(ctrl: [number, number, number][], wob?: (t: number) => number) {
  const pts: [number, number, number][] = [],
    n = ctrl.length;
  for (let i = 0; i < n - 1; i++) {
    const p0 = ctrl[Math.max(0, i - 1)]!,
      p1 = ctrl[i]!,
      p2 = ctrl[i + 1]!,
      p3 = ctrl[Math.min(n - 1, i + 2)]!;
    for (let k = 0; k < 16; k++) {
      const t = k / 16,
        t2 = t * t,
        t3 = t2 * t;
      pts.push(
        [0, 1, 2].map(
          (j) =>
            0.5 *
            (2 * p1[j]! +
              (-p0[j]! + p2[j]!) * t +
              (2 * p0[j]! - 5 * p1[j]! + 4 * p2[j]! - p3[j]!) * t2 +
              (-p0[j]! + 3 * p1[j]! - 3 * p2[j]! + p3[j]!) * t3),
        ) as [number, number, number],
      );
    }
  }
  pts.push(ctrl[n - 1]!);
  // horizontal half widths: a lying ribbon seen at a low angle
  const L = pts.map((p, i) => P(p[0] - p[2] * (1 + (wob ? wob(i * 0.7) : 0)), p[1])),
    Rr = pts.map((p, i) => P(p[0] + p[2] * (1 + (wob ? wob(i * 0.7 + 99) : 0)), p[1])).reverse();
  return `M${L.join('L')}L${Rr.join('L')}Z`;
}
