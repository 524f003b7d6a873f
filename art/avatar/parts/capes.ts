/** What lies over the shoulders: a cape in one piece, a cowl, a mantle that hangs open. */
import { band, fold, leaf } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { LIT } from '../outfit.ts';
import { form, type Pen, type Tone } from '../pen.ts';
import type { Rig } from '../rig.ts';

/** A short cape around the neck, its points over the breast; `drop` lets it hang further. */
export function shoulderCape(r: Rig, k: Pen, c: Tone, drop = 0, trim?: string): string {
  const n = r.b.nk;
  const hem = pts`${off(r.shL, -17, 38 + drop)}, ${off(r.shL, 10, 30 + drop)}, 178 ${228 + drop}, 203 ${237 + drop}, 226 ${226 + drop}, ${off(r.shR, -10, 26 + drop)}, ${off(r.shR, 18, 32 + drop)}`;
  return form(
    k,
    shape`${203 - n - 6} 186, ${off(r.shL, 8, -13)}, ${off(r.shL, -10, 6)}, ${off(r.shL, -16, 40 + drop, 1)},
      ${off(r.shL, 10, 30 + drop)}, 178 ${226 + drop}, 203 ${235 + drop}*, 226 ${224 + drop}, ${off(r.shR, -10, 24 + drop)},
      ${off(r.shR, 16, 34 + drop, 1)}, ${off(r.shR, 10, 4)}, ${off(r.shR, -8, -13)}, ${203 + n + 6} 184, 218 204, 203 214, 188 206`,
    c,
    leaf(c.shade, pts`${off(r.shL, 6, 4)}, 182 ${216 + drop}, 203 ${230 + drop}`, 7) +
      leaf(c.shade, pts`${off(r.shR, -4, 2)}, 224 ${214 + drop}, 205 ${230 + drop}`, 7) +
      leaf(c.light, pts`${off(r.shL, -2, 8)}, 176 222, 198 ${235 + drop}`, 4) +
      fold(c.deep, pts`${off(r.shR, 14, 36 + drop)}, ${off(r.shR, 6, 14)}, ${off(r.shR, -12, 0)}`, 7) +
      (trim
        ? band(
            trim,
            hem.map((p) => off(p, 0, -5)),
            5,
          )
        : ''),
    { dx: 4, dy: 3, rim: 2 },
  );
}

/** A hood that lies down around the neck. */
export function cowl(r: Rig, k: Pen, c: Tone): string {
  const n = r.b.nk;
  return (
    form(
      k,
      shape`${203 - n - 26} 206, ${203 - n - 20} 188, ${203 - n - 8} 184, ${203 - n + 6} 204, 203 217*, 200 236, 184 232, ${203 - n - 16} 222`,
      c,
      leaf(c.shade, pts`${203 - n - 16} 194, ${203 - n - 2} 212, 200 228`, 6) +
        leaf(c.light, pts`${203 - n - 22} 203, ${203 - n - 10} 218, 190 229`, 3),
      { dx: 3, dy: 3, wash: true, rim: 2 },
    ) +
    form(
      k,
      shape`${203 + n + 27} 202, ${203 + n + 21} 186, ${203 + n + 9} 182, ${203 + n - 5} 202, 203 216*, 203 237*, 220 231, ${203 + n + 17} 219`,
      c,
      leaf(c.shade, pts`${203 + n + 17} 190, ${203 + n + 3} 208, 206 228`, 6),
      { dx: 6, dy: 3, wash: true },
    )
  );
}

/** Two long fronts of a mantle that hangs open to `hem`, each with its inner edge trimmed. */
export function openMantle(r: Rig, k: Pen, c: Tone, hem: number, trim: string): string {
  const w = r.b.hi;
  const edge = (line: string, side: 1 | -1): string => {
    const inner =
      side < 0
        ? pts`187 200, 168 290, 157 390, 154 500, 155 ${hem + 12}`
        : pts`218 198, 239 290, 242 390, 245 500, 248 ${hem + 12}`;
    return (
      line +
      band(trim, inner, 7) +
      band(
        c.light,
        inner.map((p) => off(p, side * 7, 0)),
        1.8,
      )
    );
  };
  const left = form(
    k,
    shape`${off(r.shL, 24, -6, 1)}, ${off(r.shL, -2, 4)}, ${off(r.shL, -14, 60)}, ${140 - w * 0.5} 440,
      ${136 - w * 0.5} ${hem}*, 122 ${hem + 9}, 134 ${hem + 3}, 148 ${hem + 10}, 160 ${hem + 4}*, 158 500, 160 390, 170 290, 188 212*`,
    c,
    edge(
      fold(c.shade, pts`128 ${hem + 4}, 134 460, 146 320`, 12) +
        fold(c.shade, pts`148 ${hem + 8}, 146 480, 152 380`, 8) +
        fold(c.light, pts`122 ${hem + 4}, 126 470, 140 330`, 4),
      -1,
    ),
    LIT,
  );
  const right = form(
    k,
    shape`${off(r.shR, -24, -6, 1)}, ${off(r.shR, 4, 4)}, ${off(r.shR, 16, 60)}, ${off(r.elR, 14, 20)}, ${256 + w * 0.55} 440,
      ${266 + w * 0.5} ${hem - 4}*, 282 ${hem + 4}, 268 ${hem}, 256 ${hem + 7}, 244 ${hem}*, 240 500, 237 390, 234 290, 217 210*`,
    c,
    edge(
      fold(c.shade, pts`270 ${hem + 2}, 266 460, 256 330`, 15) +
        fold(c.deep, pts`290 ${hem}, 284 480, 272 370`, 9),
      1,
    ),
    LIT,
  );
  return left + right;
}
