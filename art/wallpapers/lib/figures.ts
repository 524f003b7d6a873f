import { hex, type RGB } from './colour.ts';
import { f1, P, path } from './shapes.ts';

/** robed figure with staff, about s px tall, facing dir; three plain tones, the rim light is added by the compositor */
export function shepherd(x: number, y: number, s: number, robe: RGB, cloak: RGB, cloth: RGB, dir = 1) {
  const p = (a: number, b: number) => P(x + a * s * dir, y - b * s);
  const st = `<path d="M${p(0.27, -0.02)}L${p(0.235, 0.93)}C${p(0.23, 1.08)} ${p(0.36, 1.08)} ${p(0.345, 0.97)}" fill="none" stroke="${hex(cloak)}" stroke-width="${f1(s * 0.026)}" stroke-linecap="round"/>`;
  const feet = path(
    `M${p(-0.06, 0)}L${p(0.04, 0)}L${p(0.0, 0.05)}L${p(-0.06, 0.05)}ZM${p(0.06, -0.01)}L${p(0.15, -0.01)}L${p(0.11, 0.05)}L${p(0.05, 0.05)}Z`,
    cloak,
  );
  const body = path(
    `M${p(-0.12, 0.04)}C${p(-0.1, 0.3)} ${p(-0.08, 0.55)} ${p(-0.07, 0.74)}C${p(-0.02, 0.81)} ${p(0.05, 0.8)} ${p(0.085, 0.74)}C${p(0.11, 0.55)} ${p(0.13, 0.28)} ${p(0.165, 0.03)}Q${p(0.04, 0.0)} ${p(-0.12, 0.04)}Z`,
    robe,
  );
  const back = path(
    `M${p(-0.2, 0.1)}C${p(-0.19, 0.35)} ${p(-0.16, 0.62)} ${p(-0.09, 0.77)}C${p(-0.03, 0.82)} ${p(0.05, 0.81)} ${p(0.08, 0.76)}C${p(0.05, 0.62)} ${p(0.0, 0.4)} ${p(-0.01, 0.09)}Q${p(-0.1, 0.05)} ${p(-0.2, 0.1)}Z`,
    cloak,
  );
  const arm = path(
    `M${p(0.0, 0.74)}C${p(0.07, 0.72)} ${p(0.1, 0.64)} ${p(0.13, 0.58)}L${p(0.25, 0.6)}L${p(0.255, 0.56)}L${p(0.13, 0.47)}C${p(0.06, 0.5)} ${p(0.0, 0.6)} ${p(0.0, 0.74)}Z`,
    cloak,
  );
  const head = path(
    `M${p(-0.075, 0.72)}C${p(-0.12, 0.84)} ${p(-0.09, 0.99)} ${p(0.01, 0.99)}C${p(0.09, 0.985)} ${p(0.1, 0.93)} ${p(0.085, 0.9)}L${p(0.095, 0.86)}L${p(0.075, 0.84)}C${p(0.07, 0.8)} ${p(0.05, 0.77)} ${p(0.06, 0.74)}Q${p(0.0, 0.7)} ${p(-0.075, 0.72)}Z`,
    cloth,
  );
  return st + feet + body + back + arm + head;
}
