import { Link } from 'wouter';
import { PersonFace, PersonName } from '#features/people/client/for-other-features.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { Debate } from '../../debates.contract.ts';
import { type BestClaim, bestNotes, quoted } from '../closing-words.ts';
import { GONE_WORDS } from '../debate-words.ts';
import { claimPath } from '../debates-address.ts';

/** What was said best on each side, in turn, and by whom. */
export function BestArgued({
  best,
  positions,
}: {
  best: readonly BestClaim[];
  positions: Debate['positions'];
}) {
  if (best.length === 0) return null;
  return (
    <section aria-labelledby="best-argued">
      <h2 id="best-argued" className="text-[1.375rem]/[1.3]">
        Best argued, with names
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {best.map(({ claim, ...rest }) => {
          const name = claim.isMine ? 'You' : 'Somebody';
          return (
            <li key={claim.id} className="flex gap-3.5 py-3.5">
              <PersonFace person={claim.author} />
              <div className="min-w-0 grow">
                <Link
                  href={claimPath(claim.id)}
                  className="block rounded-sm underline-offset-4 hover:underline"
                >
                  {claim.gone === null ? (
                    <OwnWords as="span" className="block">
                      {quoted(claim.text)}
                    </OwnWords>
                  ) : (
                    <span className="text-ink-soft italic">{GONE_WORDS[claim.gone]}</span>
                  )}
                </Link>
                <p className="mt-1 text-sm text-ink-soft">
                  <span className="font-semibold text-ink motion-safe:animate-fade">
                    {claim.author === null ? name : <PersonName person={claim.author} />}
                  </span>
                  {[
                    '',
                    ...(claim.isMine && claim.author !== null ? ['yours'] : []),
                    ...bestNotes(rest, positions),
                  ].join(' · ')}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
