import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ownZone } from '#platform/client/date-text.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { debatePath } from '../debates-address.ts';
import { currentDebateQuery } from '../week-queries.ts';
import { openWords } from '../week-words.ts';
import { NewClaims } from './new-claims.tsx';

/** This week's question on screens of others, with what is open and what is new; nothing until it is known. */
export function ThisWeeksQuestion() {
  const { data: debate } = useQuery(currentDebateQuery);
  if (debate === undefined) return null;
  return (
    <section aria-labelledby="this-weeks-question" className="border-t border-line pt-5">
      <div className="relative -mx-3 rounded-control px-3 py-1.5 hover:bg-ink/4">
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm font-semibold text-ink-soft">
          This week’s question
          <span className="text-dusk">
            <NewClaims fresh={debate.fresh} />
          </span>
        </p>
        <h2 id="this-weeks-question" className="mt-1.5 text-[1.375rem]/[1.3] text-balance">
          <Link href={debatePath(debate.week)} className="after:absolute after:inset-0 after:rounded-control">
            <OwnWords>{debate.question}</OwnWords>
          </Link>
        </h2>
        <p className="mt-1.5 text-sm text-ink-soft">{openWords(debate, ownZone())}</p>
      </div>
    </section>
  );
}
