import { cn } from '#ui/class-names.ts';
import type { ModerationCase } from '../../moderation.contract.ts';
import { APPEALABLE, type AppealableAction } from '../../moderation.rules.ts';
import { APPEAL_INVITATION, whatIsSaid } from '../../what-is-said.rules.ts';
import type { Choice } from './case-desk.tsx';

/** What the author will read, for the reason that is pointed at. */
export function AuthorReads({
  of,
  choice: { action, reason, hidesWords, isForGood },
  className,
}: {
  of: ModerationCase;
  choice: Choice;
  className?: string;
}) {
  const canAppeal = APPEALABLE.includes(action as AppealableAction);
  if (!canAppeal && action !== 'grant' && action !== 'keep' && action !== 'write') return null;
  const became = of.appeal && (action === 'grant' ? of.appeal.granted : of.appeal.kept);
  const said = whatIsSaid({
    action,
    reason: reason ?? 'cruel',
    called: of.called,
    isForGood,
    hidesWords,
    became,
  });
  return (
    <div className={cn(className)}>
      <h2 className="font-sans text-sm font-semibold text-ink-soft wrap-anywhere">
        What {of.author ? <bdi translate="no">{of.author.name}</bdi> : 'the author'} will read
      </h2>
      <p className="mt-1 lg:text-lg">
        {reason === null ? said.replace('was cruel to someone.', '…') : said}
        {canAppeal && ` ${APPEAL_INVITATION}`}
      </p>
    </div>
  );
}
