import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { dis, G1, G2, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { sweep } from '../../lib/notation.ts';
import { foot, gate, pearl, stairHalf, stairX } from './setting.ts';

/** How many steps lie below each height: every one is as low as it is narrow. */
function stepCount(): (t: number) => number {
  const cells = 2000;
  const below = new Float32Array(cells + 1);
  for (let i = 0; i < cells; i++)
    below[i + 1] = below[i]! + (foot.y - gate.y) / cells / (0.25 * stairHalf((i + 0.5) / cells));
  return (t) => {
    const i = Math.min(cells - 1, Math.floor(t * cells));
    return below[i]! + (below[i + 1]! - below[i]!) * (t * cells - i);
  };
}

/** The stair of light: worn slabs of rose and gold below that grow finer and fade into the glow. */
export function drawStair(c: Canvas): void {
  const count = stepCount();
  // the height at which each step begins
  const starts: number[] = [];
  for (let i = 0; i <= 20000; i++) if (count(i / 20000) >= starts.length) starts.push(i / 20000);
  const grain = G1();
  const coarse = G2();
  const worn = noise2(19);
  const treads = sweep('0 0.84 0.075 50, 0.3 0.87 0.07 58, 0.65 0.93 0.055 75, 1 0.985 0.03 90');
  const risers = sweep('0 0.62 0.085 345, 0.3 0.68 0.08 0, 0.65 0.83 0.06 35, 1 0.96 0.04 80');
  const glowing = lch(0.98, 0.04, 84);
  c.each(gate.y, foot.y, (x, y, o) => {
    const t = clamp((foot.y - y) / (foot.y - gate.y));
    const climbed = count(t);
    // every step keeps one width, so that its ends stand out like the ends of slabs
    const step = Math.floor(climbed);
    const at = starts[step] ?? t;
    const u = (x - stairX(at)) / stairHalf(at);
    if (Math.abs(u) > 1.04) return;
    const local = climbed - step;
    const i = gi(x, y);
    const soft = worn(x / 46, step * 7.3) * 0.5 + worn(x / 15, step * 3.1 + y / 30) * 0.3;
    // the higher a step stands above the eye, the more of its front and the less of its tread shows
    const front = 0.3 + 0.3 * t;
    const riser = local < front;
    const tone = riser ? risers(t) : treads(t);
    const out: [number, number, number] = [tone[0], tone[1], tone[2]];
    const blend = (col: readonly number[], a: number) => {
      for (let k = 0; k < 3; k++) out[k]! += (col[k]! - out[k]!) * a;
    };
    // shadow lies at the back of each tread and under each lip, light along the lip and the middle
    const back = riser ? sstep(front, 0.05, local) * 0.35 : sstep(0.72, 1, local) * 0.75;
    blend(risers(t * 0.8), dis(clamp(back + soft * 0.3) * (1 - 0.6 * t), grain[i]!, 0.9));
    if (!riser) blend(glowing, dis(sstep(front + 0.16, front, local) * 0.85, grain[i]!, 0.8));
    blend(glowing, dis(0.55 * Math.exp(-((u / 0.5) ** 2)) * (0.4 + 0.6 * t), grain[i]!, 1.2));
    blend(risers(0), dis(sstep(0.7, 1.02, Math.abs(u)) * 0.4 * (1 - t), grain[i]!, 0.9));
    const edge = 1 - sstep(0.985, 1.03, Math.abs(u) + 0.03 * soft);
    c.blendPx(o, out, dis(edge * (0.97 - 0.4 * sstep(0.45, 1, t)), coarse[i]!, 0.5));
  });
  // light spills over both edges
  const spill = noise2(9);
  c.each(320, foot.y + 20, (x, y, o) => {
    const t = clamp((foot.y - y) / (foot.y - gate.y));
    const u = Math.abs(x - stairX(t)) / stairHalf(t);
    const a = u < 1 ? 0.06 : 0.5 * Math.exp(-(u - 1) * 1.5) * (0.75 + 0.5 * spill(x / 40, y / 160));
    if (a > 0.01) c.blendPx(o, mix(lch(0.86, 0.085, 45), pearl, t), a * (0.5 + 0.5 * t), 'screen');
  });
}
