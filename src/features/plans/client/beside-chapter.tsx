import { usePageSlots } from '#platform/client/page-slot.tsx';
import { useChunk } from '#platform/client/use-chunk.ts';
import { useIdle } from '#ui/use-idle.ts';

const loadLine = () => import('./components/chapter-plan-line.tsx');

/** On the page of a chapter, once it stands: what a plan has next. Everywhere else it is nothing, and loads nothing. */
export function BesideChapter() {
  const slots = usePageSlots('chapter-foot');
  const idle = useIdle();
  const line = useChunk(loadLine, slots.length > 0 && idle);
  if (line === null) return null;
  return slots.map((slot) => <line.ChapterPlanLine key={slot.subject} slot={slot} />);
}
