export const clamp = (x: number, a = 0, b = 1) => (x < a ? a : Math.min(x, b));

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

export const sstep = (a: number, b: number, x: number) => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};

/** piecewise smooth curve through points (monotone-ish Catmull-Rom), x ascending */
export function curve(pts: readonly (readonly [number, number])[]) {
  const n = pts.length;
  const m = pts.map((_, i) => {
    const a = pts[Math.max(0, i - 1)]!,
      b = pts[Math.min(n - 1, i + 1)]!;
    return (b[1]! - a[1]) / (b[0]! - a[0] || 1);
  });
  return (x: number) => {
    if (x <= pts[0]![0]) return pts[0]![1]! + m[0]! * (x - pts[0]![0]);
    if (x >= pts[n - 1]![0]) return pts[n - 1]![1]! + m[n - 1]! * (x - pts[n - 1]![0]);
    let i = 0;
    while (x > pts[i + 1]![0]) i++;
    const h = pts[i + 1]![0]! - pts[i]![0],
      t = (x - pts[i]![0]) / h,
      t2 = t * t,
      t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * pts[i]![1] +
      (t3 - 2 * t2 + t) * h * m[i]! +
      (-2 * t3 + 3 * t2) * pts[i + 1]![1] +
      (t3 - t2) * h * m[i + 1]!
    );
  };
}
