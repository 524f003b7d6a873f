/** A place x, y in a picture. */
export type Place = readonly [x: number, y: number];
/** A point x, y of an outline; a truthy third number flags a corner, where a curve may break. */
export type Point = readonly [x: number, y: number, corner?: number];

/** Reads '10 20', the one way in which a point is written here. @throws on anything else */
export function readPoint(text: string): [x: number, y: number] {
  const [x, y, ...rest] = text.trim().split(/\s+/).map(Number);
  if (x === undefined || y === undefined || rest.length > 0 || Number.isNaN(x + y)) {
    throw new Error(`not a point: "${text.trim()}"`);
  }
  return [x, y];
}

/**
 * Reads '12 40*, 20 36, 31 40*': outlines are long lists of hand-placed points, and as text they stay readable. A star flags
 * a corner. @throws on anything that is not a point
 */
export function points(text: string): Point[] {
  return text.split(',').map((item): Point => {
    const [x, y] = readPoint(item.replace('*', ''));
    return item.includes('*') ? [x, y, 1] : [x, y];
  });
}
