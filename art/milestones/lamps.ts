// Lamps as they were lit between Abraham and the apostles, each of another form: for days, seasons and levels.
import { blob, tube } from '../avatar/geom.ts';
import { form, mark } from '../avatar/pen.ts';
import { band, dot, leaf, type Mat, oval, stroke } from '../chests/chest-drawing.ts';
import { points } from '../points.ts';
import { shadow, type Workshop } from './milestone-drawing.ts';

type DrawLamp = (w: Workshop) => string;

const CLAY = '#C4764E';
const OCHRE = '#CE9A5A';
const BRONZE = '#8F7440';
const GOLD = '#E3B04B';
const STONE = '#C9BCA6';

const shape = (text: string) => blob(...points(text));
const oil = (w: Workshop, x: number, y: number, rx: number, ry: number, m: Mat) =>
  oval(x, y, rx, ry, m.deep) +
  oval(x + 0.6, y + ry * 0.3, rx * 0.78, ry * 0.6, w.isReached ? '#8A5A22' : m.line);

/** A bowl whose rim was pinched to hold the wick: the oldest of all. */
function saucer(w: Workshop): string {
  const m = w.mat(CLAY);
  const inside = mark(shape('14 62*, 34 54, 66 52, 106 50*, 82 64, 58 69, 32 68'), m.deep);
  const pool = leaf(w.isReached ? '#D9953A' : m.line, points('26 64, 56 63, 92 56'), 6, 0.9);
  const bowl = form(
    w.k,
    shape('13 61*, 32 68, 58 69.5, 82 64.5, 107 49*, 102 66, 88 82, 70 92, 48 93, 28 84, 17 73'),
    m,
    leaf(m.light, points('22 72, 34 82, 50 87'), 3.2, 0.7) +
      stroke(points('22 77, 46 86, 74 83, 96 70'), m.deep, 1.1, 0.5),
    { dx: 7, dy: 4, rim: 1.6 },
  );
  return w.glow(104, 36, 42) + shadow(58, 95, 40) + inside + pool + bowl + w.flame(104, 51, 1.15);
}

/** Turned on a wheel, with a nozzle like a spade: Herod's time. */
function wheelMade(w: Workshop): string {
  const m = w.mat(OCHRE);
  const nozzle = form(
    w.k,
    shape('66 62*, 86 58, 98 49*, 113 62*, 103 74, 80 86*'),
    m,
    oil(w, 103, 61, 5, 3.4, m),
    {
      dx: 3,
      dy: 3,
      rim: 1.2,
    },
  );
  const body = form(
    w.k,
    shape('12 72, 18 58, 46 51, 76 57, 84 72, 76 88, 48 97, 20 88'),
    m,
    oval(48, 66, 31, 13.4, m.light, 0.55) +
      stroke(points('16 69, 24 59, 48 54.5, 72 59, 80 69'), m.deep, 1, 0.5) +
      oval(48, 65, 15, 7.4, m.shade) +
      oil(w, 48, 66, 11, 5, m),
    { dx: 8, dy: 5, rim: 1.6 },
  );
  return w.glow(104, 44, 40) + shadow(50, 96, 40) + nozzle + body + w.flame(104, 59, 1.1);
}

/** A round picture in the middle, a ring to carry it by. */
function discus(w: Workshop): string {
  const m = w.mat('#B5573F');
  const ring =
    stroke(points('24 66, 12 62, 8 50, 16 42, 26 46, 30 58'), m.deep, 7.4) +
    stroke(points('24 65, 13 61, 10 51, 16 44, 25 48, 29 58'), m.base, 4.6);
  const petals = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * 2 * Math.PI;
    return oval(54 + 12 * Math.cos(a), 66 + 6.4 * Math.sin(a), 4.2, 2.5, m.light);
  }).join('');
  const beads = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * 2 * Math.PI;
    return dot(54 + 27 * Math.cos(a), 66.5 + 14 * Math.sin(a), 1.3, m.light);
  }).join('');
  const nozzle = form(
    w.k,
    shape('74 62*, 92 56, 104 50*, 114 60, 108 70, 92 78, 76 84*'),
    m,
    oil(w, 104, 60, 4.6, 3, m),
    {
      dx: 3,
      dy: 3,
      rim: 1.2,
    },
  );
  const body = form(
    w.k,
    shape('18 70, 26 55, 54 49, 82 55, 90 70, 80 88, 54 96, 28 88'),
    m,
    oval(54, 66.5, 32, 17, m.shade, 0.5) +
      beads +
      oval(54, 66, 20, 10.4, m.deep, 0.55) +
      petals +
      oil(w, 54, 66, 4, 2.2, m),
    { dx: 8, dy: 5, rim: 1.6 },
  );
  return w.glow(106, 42, 38) + shadow(56, 95, 38) + ring + nozzle + body + w.flame(105, 58, 1.05);
}

/** Two nozzles, bronze, carried by a stem with a loop. */
function twin(w: Workshop): string {
  const m = w.mat(BRONZE);
  const side = (s: number) =>
    form(
      w.k,
      tube(
        points('60 74, 84 72, 100 58').map(([x, y]) => [60 + s * (x - 60), y]),
        [26, 17, 12],
      ),
      m,
      '',
      { dx: 4, dy: 3, rim: 1.2 },
    ) + oil(w, 60 + s * 40, 57, 6, 2.6, m);
  const body = form(
    w.k,
    shape('36 70, 42 60, 60 56, 78 60, 84 70, 74 86, 60 90, 46 86'),
    m,
    leaf(m.light, points('44 64, 42 74, 50 82'), 3.4, 0.8),
    {
      dx: 6,
      dy: 4,
      rim: 1.4,
    },
  );
  const stem =
    form(w.k, shape('56 58*, 57 36, 60 32, 63 36, 64 58*'), m, '', { dx: 2, dy: 0, rim: 0.8 }) +
    `<circle cx="60" cy="24" r="8" fill="none" stroke="${m.deep}" stroke-width="4.4"/><circle cx="59.4" cy="23.4" r="8" fill="none" stroke="${m.base}" stroke-width="2.6"/>`;
  const foot = form(
    w.k,
    shape('50 86*, 70 86*, 78 100*, 42 100*'),
    m,
    band(m.deep, points('44 96, 60 98, 76 96'), 1.4, 0.7),
    { dx: 5, dy: 1, rim: 1 },
  );
  return (
    w.glow(20, 42, 32) +
    w.glow(100, 42, 32) +
    shadow(60, 101, 26) +
    foot +
    side(-1) +
    side(1) +
    body +
    stem +
    w.flame(20, 56) +
    w.flame(100, 56)
  );
}

/** One bowl, three wicks: read, written, prayed. */
function threefold(w: Workshop): string {
  const m = w.mat('#5E8A8C');
  const bowl = form(
    w.k,
    shape('12 60*, 34 64, 60 65, 86 64, 108 60*, 102 76, 84 88, 60 91, 36 88, 18 76'),
    m,
    Array.from({ length: 7 }, (_, i) =>
      leaf(
        m.light,
        [
          [24 + i * 12, 70],
          [26 + i * 11.4, 80 + (i % 2)],
        ],
        3,
        0.55,
      ),
    ).join('') + band(m.deep, points('10 67, 60 71, 110 67'), 1.6, 0.6),
    { dx: 8, dy: 4, rim: 1.6 },
  );
  const foot = form(w.k, shape('46 88*, 74 88*, 84 103*, 36 103*'), m, '', { dx: 6, dy: 1, rim: 1 });
  const cup = (x: number, y: number) =>
    form(w.k, blob([x - 9, y, 1], [x, y + 2], [x + 9, y, 1], [x + 6, y + 12], [x - 6, y + 12]), m, '', {
      dx: 3,
      dy: 1,
      rim: 1,
    });
  const wicks = points('26 55, 60 57, 94 55');
  return (
    w.glow(60, 38, 54, 0.7) +
    shadow(60, 104, 30) +
    foot +
    wicks.map(([x, y]) => cup(x, y)).join('') +
    bowl +
    wicks.map(([x, y]) => w.flame(x, y, 1.05)).join('')
  );
}

/** A wheel of seven wicks around the oil. */
function sevenWicks(w: Workshop): string {
  const m = w.mat('#B98A4E');
  const around = Array.from({ length: 7 }, (_, i) => (i / 7) * 2 * Math.PI - Math.PI / 2).map((a) => ({
    x: Math.round(60 + 42 * Math.cos(a)),
    y: Math.round(72 + 20 * Math.sin(a)),
  }));
  const lip = ({ x, y }: { x: number; y: number }) =>
    form(w.k, blob([x - 10, y], [x, y - 6], [x + 10, y], [x, y + 8]), m, oval(x, y - 0.6, 5, 2.6, m.deep), {
      dx: 3,
      dy: 2,
      rim: 1,
    });
  const back = around.filter(({ y }) => y < 70);
  const front = around.filter(({ y }) => y >= 70);
  const body = form(
    w.k,
    shape('16 73, 26 60, 60 54, 94 60, 104 73, 92 92, 60 100, 28 92'),
    m,
    oval(60, 70, 33, 13, m.shade) +
      oval(60, 71, 27, 10, w.isReached ? '#8A5A22' : m.line) +
      leaf(w.isReached ? '#E9B45C' : m.shade, points('42 71, 56 66, 74 67'), 3),
    { dx: 8, dy: 5, rim: 1.6 },
  );
  return (
    w.glow(60, 52, 60, 0.75) +
    shadow(60, 100, 42) +
    back.map(lip).join('') +
    back.map(({ x, y }) => w.flame(x, y - 1, 0.85)).join('') +
    body +
    front.map(lip).join('') +
    front.map(({ x, y }) => w.flame(x, y - 1, 0.95)).join('')
  );
}

/** The lampstand of gold, six branches going out of its sides (Exodus 25:32). */
function lampstand(w: Workshop): string {
  const m = w.mat(GOLD);
  const arm = (r: number) =>
    `<path d="M${60 - r} 42v6a${r} ${r} 0 0 0 ${2 * r} 0v-6" fill="none" stroke="${m.deep}" stroke-width="6"/><path d="M${60 - r} 42v6a${r} ${r} 0 0 0 ${2 * r} 0v-6" fill="none" stroke="${m.base}" stroke-width="4" transform="translate(-.7 -.7)"/><path d="M${60 - r} 44v4a${r} ${r} 0 0 0 ${r} ${r}" fill="none" stroke="${m.light}" stroke-width="1.2" transform="translate(-1.4 -.4)"/>`;
  const stem = form(w.k, shape('57 42*, 63 42*, 63 96*, 57 96*'), m, '', { dx: 2, dy: 0, rim: 0.8 });
  const knops = [62, 75, 88]
    .map((y) =>
      form(w.k, blob([54, y], [60, y - 3.4], [66, y], [60, y + 3.4]), m, '', { dx: 2, dy: 1, rim: 0.8 }),
    )
    .join('');
  const foot = form(
    w.k,
    shape('52 94*, 68 94*, 78 104*, 86 110*, 34 110*, 42 104*'),
    m,
    band(m.light, points('42 105, 60 106, 78 105'), 1.3, 0.8),
    { dx: 5, dy: 1, rim: 1 },
  );
  const xs = [18, 32, 46, 60, 74, 88, 102];
  const cups = xs
    .map((x) =>
      form(w.k, blob([x - 5.4, 37, 1], [x + 5.4, 37, 1], [x + 3, 44], [x - 3, 44]), m, '', {
        dx: 2,
        dy: 1,
        rim: 0.6,
      }),
    )
    .join('');
  return (
    w.glow(60, 28, 62, 0.75) +
    shadow(60, 110, 28) +
    [42, 28, 14].map(arm).join('') +
    stem +
    knops +
    foot +
    cups +
    xs.map((x) => w.flame(x, 37, 0.72)).join('')
  );
}

/** A bowl of glass on three chains. */
function hanging(w: Workshop): string {
  const m = w.mat(BRONZE);
  const glass = w.mat('#7FB2C9');
  const chain = (x: number) =>
    `<path d="M60 16L${x} 62" stroke="${m.deep}" stroke-width="2" stroke-dasharray="3.4 1.5"/>`;
  const bowl = form(
    w.k,
    shape('26 62*, 60 67, 94 62*, 90 80, 78 94, 60 100, 42 94, 30 80'),
    glass,
    mark(shape('30 78, 60 83, 91 77, 78 94, 60 100, 42 94'), w.isReached ? '#E3B45A' : glass.deep, 0.85) +
      leaf('#FFFFFF', points('34 68, 35 80, 44 92'), 4, w.isReached ? 0.7 : 0.25) +
      stroke(points('82 72, 80 82, 74 90'), glass.light, 1.4, 0.8),
    { dx: 7, dy: 3, rim: 1.6 },
  );
  const rim =
    mark(shape('25 62, 60 56, 95 62, 60 68'), glass.light, 0.7) +
    stroke(points('25 62, 60 68, 95 62'), m.base, 3.4);
  const drop = form(w.k, shape('56 99*, 64 99*, 62 106, 60 112*, 58 106'), m, '', { dx: 2, dy: 0 });
  const hook = `<circle cx="60" cy="12" r="5" fill="none" stroke="${m.base}" stroke-width="2.6"/>`;
  return (
    w.glow(60, 52, 56, 0.85) +
    hook +
    chain(60) +
    w.flame(60, 64, 1.25) +
    bowl +
    rim +
    drop +
    chain(27) +
    chain(93)
  );
}

/** A lamp on its stand, so that it gives light to all (Matthew 5:15). */
function onAStand(w: Workshop): string {
  const m = w.mat('#6F6A78');
  const clay = w.mat(CLAY);
  const feet = form(
    w.k,
    shape('58 88, 46 98, 30 102*, 28 110*, 42 108, 60 98, 78 108, 92 110*, 90 102*, 74 98, 62 88'),
    m,
    '',
    { dx: 3, dy: 2, rim: 1 },
  );
  const stem = form(w.k, shape('57 46*, 63 46*, 64.6 94*, 55.4 94*'), m, '', { dx: 2.4, dy: 0, rim: 0.9 });
  const knops = [56, 72]
    .map((y) => form(w.k, blob([52, y], [60, y - 4], [68, y], [60, y + 4]), m, '', { dx: 3, dy: 1, rim: 1 }))
    .join('');
  const plate = form(w.k, shape('36 42*, 84 42*, 74 51, 60 53, 46 51'), m, '', { dx: 5, dy: 1, rim: 1 });
  const lamp = form(
    w.k,
    shape('36 38, 44 30, 62 29, 76 33, 88 27*, 92 34, 82 42, 62 45, 44 44'),
    clay,
    oil(w, 58, 34, 9, 3, clay),
    { dx: 5, dy: 3, rim: 1.2 },
  );
  return (
    w.glow(82, 22, 48, 0.9) + shadow(60, 109, 34) + feet + stem + knops + plate + lamp + w.flame(88, 29, 1.05)
  );
}

/** A lantern with a pane for each season. */
function lantern(w: Workshop): string {
  const m = w.mat('#4F5D63');
  const ring = `<circle cx="60" cy="11" r="6.4" fill="none" stroke="${m.deep}" stroke-width="3"/>`;
  const roof = form(
    w.k,
    shape('60 16*, 70 30, 92 42*, 28 42*, 50 30'),
    m,
    band(m.light, points('58 20, 48 32, 34 41'), 2, 0.7),
    { dx: 7, dy: 1, rim: 1 },
  );
  const tints = w.isReached
    ? ['#8FB56E', '#F0C766', '#D98A54', '#9CC3DA']
    : ['#B2ADBB', '#A7A2B1', '#A7A2B1', '#9B95A6'];
  const panes = tints
    .map(
      (c, i) =>
        `<path d="M${35 + i * 12.5} 46h12.5v46h-12.5z" fill="${c}" opacity="${w.isReached ? 0.8 : 0.5}"/>`,
    )
    .join('');
  const bars = [34, 46.5, 59, 71.5, 84]
    .map(
      (x) =>
        `<path d="M${x - 0.4} 43h3v52h-3z" fill="${m.base}"/><path d="M${x + 1.6} 43h1v52h-1z" fill="${m.deep}"/>`,
    )
    .join('');
  const base = form(
    w.k,
    shape('28 93*, 92 93*, 96 106*, 24 106*'),
    m,
    band(m.light, points('28 96, 60 96, 90 96'), 1.6, 0.6),
    { dx: 8, dy: 1, rim: 1.2 },
  );
  return (
    w.glow(60, 66, 58, 0.7) +
    shadow(60, 106, 40) +
    ring +
    panes +
    w.glow(60, 68, 26, 0.95) +
    w.flame(60, 82, 1.25) +
    bars +
    roof +
    base
  );
}

/** Set into a wall for who comes home late. */
function niche(w: Workshop): string {
  const m = w.mat(STONE);
  const clay = w.mat(CLAY);
  const wall = form(
    w.k,
    shape('18 112*, 18 52, 30 24, 60 12, 90 24, 102 52, 102 112*'),
    m,
    ['18 84, 36 84', '18 56, 34 54', '84 54, 102 56', '84 84, 102 84']
      .map((text) => points(text))
      .map((p) => stroke(p, m.deep, 1.4, 0.6))
      .join('') +
      stroke(points('60 12, 60 28'), m.deep, 1.4, 0.6) +
      stroke(points('34 22, 42 36'), m.deep, 1.4, 0.6) +
      stroke(points('86 22, 78 36'), m.deep, 1.4, 0.6),
    { dx: 8, dy: 4, rim: 1.8 },
  );
  const hollow = mark(
    shape('36 100*, 36 58, 44 38, 60 31, 76 38, 84 58, 84 100*'),
    w.isReached ? '#5B3A34' : m.deep,
  );
  const lit = w.isReached
    ? mark(shape('42 100*, 42 62, 48 46, 60 39, 72 46, 79 62, 79 100*'), '#A8623A', 0.7)
    : '';
  const sill = form(w.k, shape('28 98*, 92 98*, 94 106*, 26 106*'), m, '', { dx: 0, dy: 3, rim: 1.2 });
  const lamp = form(
    w.k,
    shape('42 90, 48 83, 60 82, 70 85, 79 79*, 82 86, 74 95, 60 98, 46 97'),
    clay,
    oil(w, 58, 87, 7, 2.4, clay),
    { dx: 4, dy: 3, rim: 1.2 },
  );
  return wall + hollow + lit + w.glow(76, 68, 34, 0.95) + lamp + w.flame(78, 81, 1) + sill;
}

/** Cast as a fish. */
function fish(w: Workshop): string {
  const m = w.mat('#5C8B7A');
  const tail = form(
    w.k,
    shape('30 66*, 18 50*, 6 44*, 12 66, 6 90*, 20 82*, 30 72*'),
    m,
    stroke(points('12 52, 20 62, 26 67'), m.deep, 1.2, 0.6),
    { dx: 3, dy: 3, rim: 1 },
  );
  const scales = [44, 54, 64, 74]
    .flatMap((x, i) =>
      [60, 69, 78].map(
        (y) =>
          `<path d="M${x + (i % 2) * 2} ${y}a5 5 0 0 1 0 9" fill="none" stroke="${m.deep}" stroke-width="1.1" opacity=".55"/>`,
      ),
    )
    .join('');
  const body = form(
    w.k,
    shape('24 69, 40 54, 64 49, 90 53, 112 62*, 104 70, 92 84, 66 92, 40 86'),
    m,
    scales +
      stroke(points('86 54, 82 68, 86 84'), m.deep, 1.6, 0.7) +
      dot(95, 63, 2.8, m.light) +
      dot(95.4, 63.2, 1.5, m.line) +
      leaf(m.light, points('40 60, 58 53, 78 54'), 3, 0.7),
    { dx: 6, dy: 5, rim: 1.6 },
  );
  const fin = form(w.k, shape('50 53*, 56 38, 70 36*, 74 50*'), m, '', { dx: 3, dy: 2, rim: 1 });
  const foot = form(w.k, shape('56 90*, 74 90*, 80 102*, 50 102*'), m, '', { dx: 4, dy: 1 });
  return w.glow(108, 42, 38) + shadow(64, 102, 26) + foot + tail + fin + body + w.flame(109, 60, 1.05);
}

/** Cast as a dove with its light behind it. */
function dove(w: Workshop): string {
  const m = w.mat('#D8D0C2');
  const tail = form(
    w.k,
    shape('78 66*, 96 56, 112 52*, 114 60, 100 74, 80 84*'),
    m,
    oil(w, 109, 56, 4.4, 2.6, m),
    { dx: 3, dy: 3, rim: 1 },
  );
  const body = form(
    w.k,
    shape('8 46*, 18 38, 30 34, 40 40, 46 52, 66 58, 88 64, 92 74, 80 88, 56 94, 36 88, 26 72, 22 54, 18 50'),
    m,
    dot(27, 42, 1.9, m.line) + mark(shape('8 46*, 18 42*, 18 50*'), w.isReached ? '#C98A4A' : m.deep),
    { dx: 6, dy: 5, rim: 1.8 },
  );
  const wing = form(
    w.k,
    shape('42 66*, 54 58, 72 60, 94 70*, 84 76, 70 82, 54 80'),
    m,
    [points('54 72, 70 72, 84 72'), points('56 76, 68 78, 76 77'), points('52 67, 66 65, 80 68')]
      .map((p) => stroke(p, m.deep, 1.2, 0.7))
      .join(''),
    { dx: 4, dy: 4, rim: 1.2 },
  );
  const foot = form(w.k, shape('48 92*, 66 92*, 74 104*, 40 104*'), m, '', { dx: 5, dy: 1 });
  return w.glow(110, 40, 36) + shadow(58, 104, 28) + foot + tail + body + wing + w.flame(110, 54, 1);
}

/** A ship that carries its lights across (fishers and Paul went so). */
function ship(w: Workshop): string {
  const m = w.mat('#9A6238');
  const sailcloth = w.mat('#EADCC0');
  const mast = mark(shape('57 16*, 61 16*, 62 72*, 57 72*'), m.deep);
  const sail = form(
    w.k,
    shape('28 22*, 60 26, 92 22*, 88 40, 92 56*, 60 51, 28 56*, 33 40'),
    sailcloth,
    stroke(points('46 25, 48 40, 46 54'), sailcloth.deep, 1.1, 0.6) +
      stroke(points('74 25, 72 40, 74 54'), sailcloth.deep, 1.1, 0.6) +
      (w.isReached ? band('#B5573F', points('31 39, 60 42, 90 39'), 4, 0.85) : ''),
    { dx: 5, dy: 2, rim: 1.2 },
  );
  const xs = [26, 48, 72, 94];
  const hull = form(
    w.k,
    shape('4 62*, 14 72, 40 77, 80 77, 106 70, 116 56*, 112 78, 96 94, 62 99, 28 95, 12 82'),
    m,
    band(m.light, points('8 71, 36 82, 84 82, 112 68'), 2.6, 0.7) +
      band(m.deep, points('16 86, 60 92, 104 82'), 1.4, 0.7),
    { dx: 7, dy: 4, rim: 1.6 },
  );
  const waves = w.isReached
    ? stroke(points('6 102, 20 98, 34 102, 48 98, 62 102, 76 98, 90 102, 104 98, 116 102'), '#7FA9C4', 2.6)
    : stroke(points('6 102, 20 98, 34 102, 48 98, 62 102, 76 98, 90 102, 104 98, 116 102'), m.shade, 2.6);
  return (
    w.glow(60, 58, 62, 0.55) +
    mast +
    sail +
    xs.map((x, i) => w.flame(x, i % 3 === 0 ? 69 : 76, 0.8)).join('') +
    hull +
    waves
  );
}

/** A torch within a jar, and the jar broken (Judges 7:16, 20). */
function torchInAJar(w: Workshop): string {
  const m = w.mat(CLAY);
  const back = mark(shape('32 50*, 44 44, 60 42, 78 45, 90 52*, 84 70, 60 74, 38 70'), m.line);
  const jar = form(
    w.k,
    shape(
      '30 52*, 36 62*, 44 55*, 50 68*, 60 60*, 66 74*, 76 62*, 82 58*, 92 50*, 98 70, 92 92, 76 108, 46 108, 28 92, 22 70',
    ),
    m,
    band(m.deep, points('22 84, 60 92, 98 84'), 1.8, 0.6) +
      leaf(m.light, points('28 66, 28 80, 38 98'), 5, 0.7) +
      stroke(points('66 74, 62 84, 68 94'), m.line, 1.2, 0.7) +
      stroke(points('50 68, 54 76, 50 82'), m.line, 1.2, 0.7),
    { dx: 9, dy: 4, rim: 1.8 },
  );
  const shard =
    form(w.k, shape('98 98*, 110 94*, 114 106*, 102 110*'), m, '', { dx: 2, dy: 2, rim: 1 }) +
    form(w.k, shape('8 104*, 18 98*, 22 110*'), m, '', { dx: 2, dy: 2, rim: 1 });
  const fire = w.isReached ? w.flame(46, 60, 1.5) + w.flame(76, 60, 1.4) + w.flame(61, 66, 2.4) : '';
  const wood = form(w.k, shape('55 46*, 66 46*, 66 76*, 55 76*'), w.mat('#7A5636'), '', { dx: 3, dy: 0 });
  return w.glow(60, 42, 60, 0.95) + shadow(60, 110, 42) + back + wood + fire + jar + shard;
}

/** A leaf of bronze above the handle keeps the light from the eyes. */
function leafHandle(w: Workshop): string {
  const m = w.mat('#A9843F');
  const leafForm = form(
    w.k,
    shape('26 60*, 12 48, 10 28, 22 10*, 36 24, 40 44'),
    m,
    stroke(points('25 58, 22 38, 22 14'), m.deep, 1.6, 0.7) +
      [points('24 48, 16 42'), points('24 46, 33 38'), points('22.6 36, 15 30'), points('22.6 34, 30 26')]
        .map((p) => stroke(p, m.deep, 1.1, 0.6))
        .join(''),
    { dx: 4, dy: 3, rim: 1.4 },
  );
  const body = form(
    w.k,
    shape('18 70, 28 58, 50 54, 72 58, 92 56, 108 48*, 114 58, 102 72, 82 84, 56 92, 32 86'),
    m,
    oval(52, 65, 16, 6.4, m.shade) +
      oil(w, 52, 66, 11, 4, m) +
      oil(w, 106, 55, 5, 2.8, m) +
      leaf(m.light, points('24 70, 32 80, 48 86'), 3.4, 0.7),
    { dx: 7, dy: 5, rim: 1.6 },
  );
  const foot = form(w.k, shape('42 88*, 66 88*, 72 100*, 36 100*'), m, '', { dx: 5, dy: 1, rim: 1 });
  return w.glow(106, 38, 40) + shadow(54, 100, 26) + foot + leafForm + body + w.flame(106, 53, 1.1);
}

/** Each form, and the line on which it stands. */
export const LAMP_FORMS = {
  saucer: { draw: saucer, ground: 95 },
  'wheel-made': { draw: wheelMade, ground: 97 },
  discus: { draw: discus, ground: 96 },
  twin: { draw: twin, ground: 101 },
  threefold: { draw: threefold, ground: 104 },
  'seven-wicks': { draw: sevenWicks, ground: 100 },
  lampstand: { draw: lampstand, ground: 111 },
  hanging: { draw: hanging, ground: 112 },
  'on-a-stand': { draw: onAStand, ground: 110 },
  lantern: { draw: lantern, ground: 107 },
  niche: { draw: niche, ground: 112 },
  fish: { draw: fish, ground: 102 },
  dove: { draw: dove, ground: 104 },
  ship: { draw: ship, ground: 104 },
  'torch-in-a-jar': { draw: torchInAJar, ground: 110 },
  'leaf-handle': { draw: leafHandle, ground: 100 },
} as const satisfies Record<string, { draw: DrawLamp; ground: number }>;
