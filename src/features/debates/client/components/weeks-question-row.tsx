import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { OwnWords } from '#ui/own-words.tsx';
import { debatePath } from '../debates-address.ts';
import { currentDebateQuery } from '../week-queries.ts';

/** This week's question in one row, on screens of others; nothing until it is known. */
export function WeeksQuestionRow() {
  const { data: debate } = useQuery(currentDebateQuery);
  if (debate === undefined) return null;
  return (
    <Link
      href={debatePath(debate.week)}
      className="card-surface flex min-h-14 items-center gap-3.5 px-5 py-3 hover:bg-surface"
    >
      <ScalesIcon size={22} aria-hidden className="shrink-0 text-ink-soft" />
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">This week’s question</span>
        <OwnWords className="line-clamp-2 text-left font-semibold">{debate.question}</OwnWords>
      </span>
    </Link>
  );
}
