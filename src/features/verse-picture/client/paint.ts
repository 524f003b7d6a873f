import { REFERENCE_FACE, SIDE } from '../formats.rules.ts';
import { AROUND, fontOf, type Placed, type Prepared } from './compose.ts';

/** How far a veil fades beyond the words, as a share of the picture's height. */
const FADE = 0.16;

/** Paints a picture over a canvas of its format's size. */
export function paint(context: CanvasRenderingContext2D, prepared: Prepared, placed: Placed): void {
  context.drawImage(prepared.ground, 0, 0);
  paintVeil(context, prepared, placed);
  paintWords(context, prepared, placed);
}

function paintVeil(
  context: CanvasRenderingContext2D,
  { format, set }: Prepared,
  { top, ink, veil }: Placed,
): void {
  if (veil === 0) return;
  const { width, height } = format;
  const at = (y: number) => Math.min(Math.max(y / height, 0), 1);
  const veiled = (strength: number) => `rgb(${ink.veil.join(' ')} / ${strength})`;
  const [from, to] = [top - AROUND, top + set.height + AROUND];
  const fade = FADE * height;
  const gradient = context.createLinearGradient(0, 0, 0, height);
  // In steps that ease: a straight slope ends in a line that can be seen.
  for (const step of [0, 0.25, 0.5, 0.75, 1]) {
    const strength = veil * step * step * (3 - 2 * step);
    gradient.addColorStop(at(from - fade * (1 - step)), veiled(strength));
  }
  for (const step of [1, 0.75, 0.5, 0.25, 0]) {
    const strength = veil * step * step * (3 - 2 * step);
    gradient.addColorStop(at(to + fade * (1 - step)), veiled(strength));
  }
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

function paintWords(
  context: CanvasRenderingContext2D,
  { set, typeface, reference }: Prepared,
  { top, ink }: Placed,
): void {
  context.fillStyle = `rgb(${ink.words.join(' ')})`;
  context.textBaseline = 'middle';
  context.font = fontOf(typeface, set.size);
  set.lines.forEach((line, index) => {
    context.fillText(line, SIDE, top + (index + 0.5) * set.lineHeight);
  });
  context.font = fontOf(REFERENCE_FACE, set.referenceSize);
  context.fillText(reference, SIDE, top + set.height - set.referenceSize / 2);
}
