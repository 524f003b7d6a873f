/** Puts one figure together: body, hair and outfit in their order from back to front. */
import { type ColourChoice, variablePaints } from './avatar-colours.ts';
import { forearmL, forearmR, legs, neck } from './body.ts';
import { FIGURE_VIEW_BOX, type StyleId } from './figure-catalogue.ts';
import { hair } from './hair.ts';
import { handL, handR } from './hands.ts';
import { ear, face } from './head.ts';
import type { Layers, Outfit } from './outfit.ts';
import { defs, gradient, type Pen, pen } from './pen.ts';
import { rig } from './rig.ts';

const HAT_SHADOW = 'M-70-50C-50-20-30-24 0-25S40-18 62-4L70-60z';

/** A warm glow behind the figure for dark grounds, where dark hair would vanish; hidden until CSS shows it. */
function halo(k: Pen): string {
  const stop = (offset: string, colour: string, opacity: string) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const stops =
    stop('0', '#F8D79A', '.62') +
    stop('.32', '#F0BE6E', '.34') +
    stop('.66', '#E8B055', '.1') +
    stop('1', '#E0A63B', '0');
  const fill = gradient(
    k,
    'halo',
    `${k.uid}-h`,
    (id) => `<radialGradient id="${id}">${stops}</radialGradient>`,
  );
  return `<g class="halo" display="none"><ellipse cx="206" cy="176" rx="164" ry="200" fill="${fill}"/></g>`;
}

/** Under a hat only the hair below the brim shows. */
function underBrim(k: Pen, { hatCut }: Layers, drawn: string): string {
  if (hatCut === undefined || !drawn) return drawn;
  const clip = `<clipPath id="${k.uid}-brim"><path d="M-120 ${hatCut}H120V200H-120z"/></clipPath>`;
  return `${clip}<g clip-path="url(#${k.uid}-brim)">${drawn}</g>`;
}

/** What stands inside the svg element; every id begins with uid and a hyphen. */
export function figure(style: StyleId, worn: Outfit, uid: string, colours: ColourChoice): string {
  const k = pen(uid);
  const r = rig(style);
  const paints = variablePaints({ accent: worn.accent, ...colours });
  const sk = paints.skin;
  const wear = worn.layers(r, k, paints);
  const h = hair(k, style, paints.hair);
  const group = (name: string, ...parts: (string | undefined | false)[]) =>
    `<g class="${name}">${parts.filter(Boolean).join('')}</g>`;
  const placed = (...parts: (string | undefined | false)[]) =>
    `<g transform="translate(${r.head[0]} ${r.head[1]}) rotate(${r.tilt})">${parts.filter(Boolean).join('')}</g>`;
  const bare = (part: Outfit['bare'][number]) => worn.bare.includes(part);
  const shadow = '<ellipse cx="216" cy="638" rx="88" ry="8" fill="#3a2f55" opacity=".15"/>';
  const body = group(
    'breathe-body',
    wear.back,
    group('breathe-head', placed(wear.hatBack, h.back)),
    bare('legs') && legs(r, k, sk),
    wear.legs,
    neck(r, k, sk),
    wear.body,
    group(
      'breathe-arm-left',
      bare('armL') && forearmL(r, k, sk),
      !wear.ownHandL && handL(r, k, sk),
      wear.armL,
    ),
    wear.over,
    wear.collar,
    group(
      'breathe-head',
      placed(
        h.ear === 'under' && !wear.coversEar && ear(k, sk),
        face(k, style, paints, wear.hatCut !== undefined ? HAT_SHADOW : h.cast, h.beard),
        underBrim(k, wear, h.front),
        wear.hat,
        h.ear === 'over' && !wear.coversEar && ear(k, sk),
        h.fall,
      ),
    ),
    group('breathe-arm-right', wear.armRBack, handR(r, k, sk), bare('armR') && forearmR(r, k, sk), wear.armR),
    wear.front,
  );
  const glow = halo(k);
  return defs(k) + glow + shadow + body;
}

/** A whole SVG document of one figure. */
export function figureSvg(style: StyleId, worn: Outfit, uid: string, colours: ColourChoice): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FIGURE_VIEW_BOX}">${figure(style, worn, uid, colours)}</svg>`;
}
