import type { RGB } from './colour.ts';
import type { Source } from './light.ts';
import { clamp, lerp } from './maths.ts';
import { noise2 } from './noise.ts';
import type { Rng } from './random.ts';
import { leaf, path, taper } from './shapes.ts';

type Node = { x: number; y: number; parent: Node | undefined; load: number };
export type GreatTree = {
  /** foot and fork of the trunk */
  foot: Source;
  fork: Source;
  /** the crown: middle, half axes; nothing grows below `floor` */
  crown: { x: number; y: number; rx: number; ry: number; floor: number };
  /** px between clumps of leaves */
  gap: number;
  /** the light stands inside the crown; leaves fade with distance over `reach` px */
  light: Source;
  reach: number;
  /** leaf tones dark to light; bark, bark in the light */
  tones: RGB[];
  bark: [RGB, RGB];
  leaf: [length: number, width: number];
};

/** Clump centres spread evenly over a lobed crown. */
function clumps(R: Rng, k: GreatTree): Source[] {
  const n = noise2(R.i(1, 9999));
  const { x, y, rx, ry, floor } = k.crown;
  const found: Source[] = [];
  for (let i = 0; i < 6000; i++) {
    const a = R.r(0, 6.283);
    const edge =
      1 + 0.17 * n(Math.cos(a) * 1.7 + 4, Math.sin(a) * 1.7) + 0.07 * n(Math.cos(a) * 5, Math.sin(a) * 5 + 9);
    const q = Math.sqrt(R.f()) * edge;
    const p = { x: x + Math.cos(a) * q * rx, y: y + Math.sin(a) * q * ry };
    const sag = floor + 70 * n(p.x / 170, 3) + ((p.x - x) / rx) ** 2 * 120;
    if (p.y > sag || found.some((f) => Math.hypot(f.x - p.x, f.y - p.y) < k.gap)) continue;
    found.push(p);
  }
  return found.sort(
    (a, b) => Math.hypot(a.x - k.fork.x, a.y - k.fork.y) - Math.hypot(b.x - k.fork.x, b.y - k.fork.y),
  );
}

/** Limbs grown from the trunk to every clump, each from the nearest wood, as thick as what they carry. */
function limbs(R: Rng, k: GreatTree, ends: Source[]) {
  const nodes: Node[] = [];
  const add = (x: number, y: number, parent?: Node): Node => {
    const node = { x, y, parent, load: 0 };
    nodes.push(node);
    return node;
  };
  let last: Node | undefined;
  for (let i = 0; i <= 10; i++) {
    const t = i / 10;
    last = add(lerp(k.foot.x, k.fork.x, t) + 16 * Math.sin(t * 5), lerp(k.foot.y, k.fork.y, t), last);
  }
  const wood = nodes.length;
  for (const e of ends) {
    let best = nodes[wood - 1]!;
    let low = Number.POSITIVE_INFINITY;
    for (let i = wood - 2; i < nodes.length; i++) {
      const m = nodes[i]!;
      const d = Math.hypot(m.x - e.x, m.y - e.y) + (e.y > m.y ? (e.y - m.y) * 0.9 : 0);
      if (d < low) [low, best] = [d, m];
    }
    const steps = Math.max(2, Math.round(low / 46));
    const bow = R.r(-0.16, 0.16) * low;
    const [nx, ny] = [-(e.y - best.y) / low, (e.x - best.x) / low];
    let from = best;
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      const s = Math.sin(Math.PI * t) * bow;
      from = add(lerp(best.x, e.x, t) + nx * s, lerp(best.y, e.y, t) + ny * s + (1 - t) * t * 26, from);
    }
    for (let up: Node | undefined = from; up; up = up.parent) up.load++;
  }
  return nodes;
}

/** A tree lit from within its own crown. Returns the wood and two layers of leaves, and where fruit could hang. */
export function greatTree(R: Rng, k: GreatTree) {
  const ends = clumps(R, k);
  const nodes = limbs(R, k, ends);
  const width = (n: Node) => 3.4 * Math.max(1, n.load) ** 0.66;
  const body: string[] = [];
  const lit: string[] = [];
  for (const n of nodes) {
    const p = n.parent;
    if (!p) continue;
    const deep = nodes.indexOf(n);
    const flare = deep < 5 ? 1 + (5 - deep) * 0.1 : 1;
    const [w0, w1] = [Math.min(width(p), width(n) * 1.3) * (deep < 5 ? flare + 0.1 : 1), width(n) * flare];
    body.push(
      taper([
        [p.x, p.y + 2, w0],
        [n.x, n.y - 1, w1],
      ]),
    );
    body.push(
      `M${(n.x - w1 / 2).toFixed(1)} ${n.y.toFixed(1)}a${(w1 / 2).toFixed(1)} ${(w1 / 2).toFixed(1)} 0 1 0 ${w1.toFixed(1)} 0a${(w1 / 2).toFixed(1)} ${(w1 / 2).toFixed(1)} 0 1 0 ${(-w1).toFixed(1)} 0Z`,
    );
    const d = Math.hypot(k.light.x - n.x, k.light.y - n.y) || 1;
    const strokes = Math.round(clamp(w1 / 9, 0, 16) * (1.2 - clamp(d / (k.reach * 1.5))));
    for (let i = 0; i < strokes; i++) {
      const off = R.r(-0.1, 0.46) * w1;
      const side = (k.light.x - n.x) / d || R.r(-1, 1);
      const ox = side * off + R.r(-0.3, 0.3) * w1;
      lit.push(
        taper([
          [p.x + ox, p.y, 0.5],
          [(p.x + n.x) / 2 + ox + R.r(-2, 2), (p.y + n.y) / 2, R.r(1.4, 4)],
          [n.x + ox, n.y - 4, 0.5],
        ]),
      );
    }
  }
  const n2 = noise2(R.i(1, 9999));
  const [L, W] = k.leaf;
  const layer = (list: Source[], bias: number, count: number, size: number) => {
    let out = '';
    const chunk = Math.ceil(list.length / 9);
    for (let c = 0; c < list.length; c += chunk) {
      const bins: string[][] = k.tones.map(() => []);
      for (const e of list.slice(c, c + chunk)) {
        const r = k.gap * R.r(0.72, 1.05);
        const dx = k.light.x - e.x;
        const dy = k.light.y - e.y;
        const d = Math.hypot(dx, dy) || 1;
        const far = 1 - clamp(d / k.reach);
        for (let i = 0; i < count; i++) {
          const a = R.r(0, 6.283);
          const q = Math.sqrt(R.f()) * 1.12;
          const [ux, uy] = [Math.cos(a) * q, Math.sin(a) * q * 0.8];
          const face = (ux * dx + uy * dy) / d;
          const v =
            0.1 +
            0.78 * far ** 1.1 +
            0.3 * face * (0.3 + 0.7 * clamp(d / 240)) +
            0.12 * n2(e.x / 90 + ux, e.y / 90 + uy) +
            R.r(-0.07, 0.07) +
            bias;
          bins[clamp(Math.floor(v * k.tones.length), 0, k.tones.length - 1)]!.push(
            leaf(
              e.x + ux * r,
              e.y + uy * r,
              a * 0.4 + R.r(-1.2, 1.2) + 0.7,
              L * R.r(0.6, 1.25) * size,
              W * R.r(0.7, 1.3) * size,
            ),
          );
        }
      }
      out += bins.map((b, i) => (b.length ? path(b, k.tones[i]!) : '')).join('');
    }
    return out;
  };
  const outward = [...ends].sort(
    (a, b) => Math.hypot(b.x - k.light.x, b.y - k.light.y) - Math.hypot(a.x - k.light.x, a.y - k.light.y),
  );
  return {
    back: layer(outward, -0.3, 90, 1.2),
    wood: path(body, k.bark[0]) + path(lit, k.bark[1], 0.85),
    front: layer(
      outward.filter(() => R.f() < 0.86),
      0.02,
      120,
      1,
    ),
    ends,
  };
}
