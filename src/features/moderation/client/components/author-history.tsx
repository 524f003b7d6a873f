import type { ReactNode } from 'react';
import { isForGood } from '#contract/for-good.ts';
import { cn } from '#ui/class-names.ts';
import type { ModerationCase } from '../../moderation.contract.ts';
import { agoOf, dateOf } from '../case-dates.ts';
import { countOf } from '../case-texts.ts';
import { ActionRow } from './action-row.tsx';

/** Who wrote it, as far as that helps to decide; of an anonymous author only what was done before. */
export function AuthorHistory({ of, className }: { of: ModerationCase; className?: string }) {
  const { joinedAt, invitedBy, wrote, before, mutedUntil, bannedUntil } = of.history;
  const counts = wrote.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="author-so-far" className={cn(className)}>
      <h2 id="author-so-far" className="text-lg wrap-anywhere">
        {of.author ? <bdi translate="no">{of.author.name}</bdi> : 'The author'} so far
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3.5 gap-y-1.5 text-[0.9375rem]">
        {joinedAt !== null && (
          <Fact name="Joined">
            {agoOf(joinedAt)}
            {invitedBy === null ? (
              ', without an invitation'
            ) : (
              <>
                , by <bdi translate="no">{invitedBy}</bdi>’s invitation
              </>
            )}
          </Fact>
        )}
        {of.author !== null && (
          <Fact name="Wrote">
            {counts.length === 0
              ? 'Nothing yet'
              : counts.map(({ count, called }) => countOf(count, called)).join(', ')}
          </Fact>
        )}
        {mutedUntil !== null && <Fact name="Now">Muted until {dateOf(mutedUntil)}</Fact>}
        {bannedUntil !== null && (
          <Fact name="Now">
            {isForGood(bannedUntil) ? 'Banned for good' : `Banned until ${dateOf(bannedUntil)}`}
          </Fact>
        )}
        <Fact name="Before">
          {before.length === 0 ? (
            'Nothing was ever done'
          ) : (
            <ul className="-my-1">
              {before.map((action, i) => (
                // Those about anonymous words have no id.
                <ActionRow key={action.id === '' ? i : action.id} action={action} />
              ))}
            </ul>
          )}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
