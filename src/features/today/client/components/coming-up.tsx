import { useChunk } from '#platform/client/use-chunk.ts';
import { useIdle } from '#ui/use-idle.ts';

const load = () => import('./coming-up-rows.tsx');

/** The next evening with people, a date that their group is looking for, and the week's question. They come when the first screen stands. */
export function ComingUp() {
  const chunk = useChunk(load, useIdle());
  return chunk === null ? null : <chunk.ComingUpRows />;
}
