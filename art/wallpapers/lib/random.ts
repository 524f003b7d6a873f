export function rng(seed: number) {
  let a = seed >>> 0;
  const f = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    f,
    r: (lo: number, hi: number) => lo + (hi - lo) * f(),
    i: (lo: number, hi: number) => Math.floor(lo + (hi - lo + 1) * f()),
    n: () => (f() + f() + f() + f() - 2) * 0.866 * 1.0,
    pick: <T>(a: T[]) => a[Math.floor(f() * a.length)]!,
  };
}

export type Rng = ReturnType<typeof rng>;
