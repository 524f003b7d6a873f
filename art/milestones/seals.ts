// Seals of wax with an emblem pressed in: for what was written and read. Each has its own wax, outline and fastening.
import { blob } from '../avatar/geom.ts';
import { form, mark } from '../avatar/pen.ts';
import { leaf, oval } from '../chests/chest-drawing.ts';
import { type Point, points } from '../points.ts';
import type { Workshop } from './milestone-drawing.ts';
import { EMBLEMS_OF_MILESTONES, type MilestoneEmblem } from './milestone-emblems.ts';

/** How the wax was pressed: the form of the stamp. */
type Stamp = 'round' | 'oval' | 'eight' | 'quatrefoil' | 'shield' | 'almond' | 'square' | 'scallop';
/** What the seal holds together. */
type Fastening = 'none' | 'ribbon' | 'cord' | 'letter' | 'tails';

export interface Seal {
  wax: string;
  stamp: Stamp;
  fastening: Fastening;
  emblem: MilestoneEmblem;
}

const polar = (r: number, degrees: number, corner = 0): Point => {
  const a = (degrees / 180) * Math.PI;
  return [60 + r * Math.sin(a), 60 - r * Math.cos(a), corner];
};

/** Wax runs as it will: the bumps of its edge follow from the emblem's name, so that no two seals are alike. */
function waxEdge({ stamp, emblem }: Seal): string {
  const seed = [...emblem].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7);
  const bumps = 9 + (seed % 4);
  const radius = (i: number) => 47 + (((seed * (i + 3) * 7) % 17) / 17) * 6 - 2;
  const [sx, sy] = stamp === 'oval' || stamp === 'almond' || stamp === 'shield' ? [0.93, 1.03] : [1, 1];
  return blob(
    ...Array.from({ length: bumps }, (_, i): Point => {
      const [x, y] = polar(radius(i), (i / bumps) * 360 + (seed % 40));
      return [60 + (x - 60) * sx, 60 + (y - 60) * sy];
    }),
  );
}

const STAMPS: Record<Stamp, () => string> = {
  round: () => blob(...[0, 60, 120, 180, 240, 300].map((a) => polar(35.5, a))),
  oval: () => blob(...points('60 21, 86 33, 92 60, 86 87, 60 99, 34 87, 28 60, 34 33')),
  eight: () => blob(...Array.from({ length: 8 }, (_, i): Point => polar(37.5, i * 45 + 22.5, 1))),
  quatrefoil: () =>
    blob(...Array.from({ length: 8 }, (_, i): Point => (i % 2 ? polar(29, i * 45, 1) : polar(38, i * 45)))),
  shield: () => blob(...points('33 32*, 60 27, 87 32*, 87 60, 77 82, 60 95*, 43 82, 33 60')),
  almond: () => blob(...points('60 19*, 84 40, 88 60, 83 82, 60 101*, 37 82, 32 60, 36 40')),
  square: () => blob(...points('33 37, 37 33, 83 33, 87 37, 87 83, 83 87, 37 87, 33 83')),
  scallop: () =>
    blob(
      ...Array.from({ length: 24 }, (_, i): Point => (i % 2 ? polar(33.5, i * 15, 1) : polar(38.5, i * 15))),
    ),
};

function fastened(w: Workshop, { fastening, wax }: Seal): string {
  const paper = w.mat('#EADBBB');
  const cloth = w.mat(wax === '#8E2F3C' || wax === '#B23A3A' ? '#3F5C86' : '#A8434A');
  if (fastening === 'letter') {
    return form(
      w.k,
      blob(...points('4 24*, 60 18, 116 24*, 118 60, 116 98*, 60 102, 4 98*, 2 60')),
      paper,
      `<path d="M3 24L60 74L117 24" fill="none" stroke="${paper.deep}" stroke-width="1.6"/><path d="M3 98L46 60M117 98L74 60" fill="none" stroke="${paper.deep}" stroke-width="1.2" opacity=".7"/>`,
      { dx: 5, dy: 3, rim: 1.4 },
    );
  }
  if (fastening === 'ribbon') {
    return form(
      w.k,
      blob(...points('2 50*, 60 46, 118 50*, 118 70*, 60 74, 2 70*')),
      cloth,
      mark('M0 66.500h120v3h-120z', cloth.deep, 0.5),
      { dx: 0, dy: 4, rim: 1 },
    );
  }
  if (fastening === 'tails') {
    const tail = (text: string) => form(w.k, blob(...points(text)), cloth, '', { dx: 4, dy: 2, rim: 1 });
    return (
      tail('38 84*, 58 92*, 48 119*, 40 111*, 27 114*') + tail('82 84*, 62 92*, 72 119*, 80 111*, 93 114*')
    );
  }
  if (fastening === 'cord') {
    const cord = w.mat('#C9A662');
    return ['M0 40C30 50 90 70 120 82', 'M0 82C30 72 90 50 120 38']
      .map(
        (d) =>
          `<path d="${d}" fill="none" stroke="${cord.deep}" stroke-width="5.4"/><path d="${d}" fill="none" stroke="${cord.light}" stroke-width="3.400" stroke-dasharray="3 2.400"/>`,
      )
      .join('');
  }
  return '';
}

export function drawSeal(w: Workshop, seal: Seal): string {
  const { k } = w;
  const m = w.mat(seal.wax);
  const scale = 1.14;
  // What stands out of the wax takes the light first.
  const bright = w.isReached ? '#FFF3E0' : m.light;
  const well = STAMPS[seal.stamp]();
  const id = `${k.uid}-e`;
  const emblem = `<g id="${id}" transform="translate(60 60) scale(${scale})">${EMBLEMS_OF_MILESTONES[seal.emblem]}</g>`;
  const at = (x: number, y: number, colour: string, op = 1) =>
    `<use href="#${id}" transform="translate(${x} ${y})" fill="${colour}" stroke="${colour}"${op === 1 ? '' : ` opacity="${op}"`}/>`;
  const wax = form(
    k,
    waxEdge(seal),
    m,
    leaf(m.light, [polar(43, -72), polar(44.5, -42), polar(43.5, -12)], 4.4, 0.9) +
      leaf(m.light, [polar(44, 8), polar(44, 20)], 2.4, 0.7),
    { dx: 5, dy: 5, rim: 1.6 },
  );
  // The stamp's wall: dark where it turns from the light, bright where it meets it.
  const pressed =
    mark(well, m.deep) +
    `<g transform="translate(2 2)"><path d="${well}" fill="${m.light}" opacity=".75"/></g>` +
    form(k, well, { ...m, base: m.base, shade: m.shade }, '', { dx: -3, dy: -3 });
  return (
    `<defs>${emblem}</defs>` +
    oval(63, 108, 38, 5, '#3a2f55', seal.fastening === 'none' ? 0.16 : 0) +
    fastened(w, seal) +
    wax +
    pressed +
    at(1.8, 2, m.line, 0.9) +
    at(-0.9, -0.9, bright) +
    at(0.1, 0.1, m.light) +
    at(0.1, 0.1, bright, 0.2)
  );
}
