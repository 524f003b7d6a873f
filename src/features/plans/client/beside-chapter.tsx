import { usePageSlot } from '#platform/client/page-slot.tsx';
import { useChunk } from '#platform/client/use-chunk.ts';
import { useIdle } from '#ui/use-idle.ts';

const loadLine = () => import('./components/chapter-plan-line.tsx');

/** On the page of a chapter, once it stands: what a plan has next. Everywhere else it is nothing, and loads nothing. */
export function BesideChapter() {
  const slot = usePageSlot('chapter-foot');
  const idle = useIdle();
  const line = useChunk(loadLine, slot !== null && idle);
  if (slot === null || line === null) return null;
  return <line.ChapterPlanLine slot={slot} />;
}
