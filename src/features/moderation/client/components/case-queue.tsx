import { Link } from 'wouter';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { durationText } from '#features/operations/operations.rules.ts';
import { cn } from '#ui/class-names.ts';
import type { CaseItem, getModerationSummary } from '../../moderation.contract.ts';
import { factsOf, rowTitleOf } from '../case-texts.ts';
import { CaseTag } from './case-tag.tsx';
import { WithName } from './with-name.tsx';

/** Everything that waits, most urgent first. */
export function CaseQueue({
  items,
  shown,
  open,
  summary,
  isAlone,
  onChoose,
}: {
  items: readonly CaseItem[];
  shown: string | null;
  open: number;
  summary: CallOutput<typeof getModerationSummary> | undefined;
  /** On a phone it is all that is shown. */
  isAlone: boolean;
  onChoose: (caseId: string) => void;
}) {
  // Beside a case, whose title is the page's, it comes first, and is no heading below it.
  const Head = isAlone ? 'h1' : 'p';
  return (
    <>
      <div className="flex items-baseline justify-between gap-3 px-5 pt-2 pb-3 lg:pt-5">
        <Head id="to-look-at" className="font-heading text-2xl font-[560] tracking-[-0.012em]">
          To look at
        </Head>
        <span className="text-ink-soft">{open}</span>
      </div>
      {items.length === 0 && <p className="px-5 text-ink-soft">Nothing waits. Go in peace.</p>}
      <ul aria-labelledby="to-look-at" className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              aria-current={item.id === shown ? 'true' : undefined}
              onClick={() => onChoose(item.id)}
              className={cn(
                'block w-full px-5 py-3 text-start',
                item.id === shown ? 'lg:bg-dusk-wash' : 'hover:bg-ink/4',
              )}
            >
              <span className="flex items-start justify-between gap-3">
                <span className="min-w-0 font-semibold wrap-anywhere">
                  <WithName text={rowTitleOf(item)} name={item.author?.name} />
                </span>
                <CaseTag item={item} />
              </span>
              <span className="mt-0.5 block text-sm text-ink-soft">{factsOf(item)}</span>
              {item.lookedAtBy && (
                <span className="block text-sm text-dusk wrap-anywhere">
                  <bdi translate="no">{item.lookedAtBy.name}</bdi> is on it
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <p className="px-5 py-4 text-sm text-ink-soft">
        {summary && <HowItStands summary={summary} />}
        <Link
          href="/moderation/record"
          className="flex min-h-11 w-fit items-center font-semibold text-dusk hover:underline"
        >
          What was done
        </Link>
      </p>
    </>
  );
}

function HowItStands({ summary }: { summary: CallOutput<typeof getModerationSummary> }) {
  const waits =
    summary.oldestAt === null ? '' : `The oldest has waited ${durationText(Date.now() - summary.oldestAt)}. `;
  const here = summary.here > 1 ? `${summary.here} of you are here.` : '';
  return <>{`${waits}${here}`}</>;
}
