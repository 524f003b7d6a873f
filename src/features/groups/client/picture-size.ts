/** How large a picture stands in a talk, at most, in CSS px. */
const MAX_SIZE = { width: 420, height: 384 };

/** The size in which a picture stands in a talk: whole, and never enlarged. */
export function sizeInTalk({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, MAX_SIZE.width / width, MAX_SIZE.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
