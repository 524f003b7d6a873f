import type { RefObject } from 'react';
import { Link } from 'wouter';
import { PersonFace } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { type ModerationCase, revealAuthor } from '../../moderation.contract.ts';
import { DECISION_REASON_LABELS, type ReportReason } from '../../moderation.rules.ts';
import { momentOf } from '../case-dates.ts';
import { nounOf, titleOf } from '../case-texts.ts';
import { revealed } from '../moderation-queries.ts';
import { ActionRow } from './action-row.tsx';
import { CaseTag } from './case-tag.tsx';
import { WithName } from './with-name.tsx';
import { WordsAsTheyAre } from './words-as-they-are.tsx';

/** The words in question, why they are here, and what stands around them. */
export function CaseView({
  of,
  headingRef,
}: {
  of: ModerationCase;
  headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const done = of.actions.filter(({ id }) => id !== of.appeal?.against.id);
  return (
    <>
      <div className="mb-1 hidden items-center justify-between gap-4 text-ink-soft lg:flex">
        <span>
          {nounOf(of.called)[0]!.toUpperCase()}
          {nounOf(of.called).slice(1)}
          {of.words && ` · ${of.words.audience}`}
        </span>
        <CaseTag item={of} isLong />
      </div>
      <h1
        id="case-title"
        ref={headingRef}
        tabIndex={-1}
        className="px-1 text-2xl wrap-anywhere lg:px-0 lg:text-4xl lg:tracking-tight"
      >
        <WithName text={titleOf(of)} name={of.author?.name} />
      </h1>
      <WhyItIsHere of={of} />
      {of.appeal && <Appeal appeal={of.appeal} />}
      <div className="mt-4 lg:mt-7">
        {of.before.map((line) => (
          <ContextLine key={`${line.writtenAt}${line.text}`} line={line} />
        ))}
        <TheWords of={of} />
        {of.after.map((line) => (
          <ContextLine key={`${line.writtenAt}${line.text}`} line={line} />
        ))}
      </div>
      {done.length > 0 && (
        <section aria-label="What was done here" className="mt-6 px-1 lg:px-0">
          <h2 className="text-lg">What was done here</h2>
          <ul className="mt-1">
            {done.map((action) => (
              <ActionRow key={action.id} action={action} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The reasons that were given, each once with how often, and what was written with them. */
function WhyItIsHere({ of }: { of: ModerationCase }) {
  // 'Something else' says nothing beside what was written.
  const named = of.reportsMade.filter(({ reason, comment }) => reason !== 'other' || comment === '');
  const times = Map.groupBy(named, ({ reason }) => reason);
  const comments = of.reportsMade.filter(({ comment }) => comment !== '');
  if (of.reportsMade.length === 0 && !of.secondAskedBy) return null;
  return (
    <div className="mt-1.5 px-1 text-ink-soft lg:px-0 lg:text-lg">
      {times.size > 0 && (
        <p>{[...times].map(([reason, made]) => `${reasonOf(reason)}${timesOf(made.length)}`).join(' · ')}</p>
      )}
      {comments.length > 0 && (
        <ul>
          {comments.map(({ comment, reportedAt }) => (
            <OwnWords as="li" key={reportedAt + comment} className="mt-0.5">
              “{comment}”
            </OwnWords>
          ))}
        </ul>
      )}
      {of.secondAskedBy && (
        <p className="wrap-anywhere">
          <bdi translate="no">{of.secondAskedBy.name}</bdi> asks for a second pair of eyes.
        </p>
      )}
    </div>
  );
}

function reasonOf(reason: ReportReason): string {
  return reason === 'danger' ? 'In danger, or needs care' : DECISION_REASON_LABELS[reason];
}

function timesOf(count: number): string {
  return count === 1 ? '' : count === 2 ? ', twice' : `, ${count} times`;
}

function ContextLine({ line }: { line: ModerationCase['before'][number] }) {
  return (
    <p dir="auto" className="py-3 ps-4.75 pe-4 whitespace-pre-wrap text-ink-soft wrap-anywhere">
      <b className="font-semibold">
        <bdi>{line.author?.name ?? 'Someone'}</bdi>
      </b>{' '}
      {line.text}
    </p>
  );
}

/** The one thing that is coloured: clay, or sky where somebody may need care. */
function TheWords({ of }: { of: ModerationCase }) {
  const { words } = of;
  const tone = of.isDanger ? 'border-sky bg-sky-wash' : 'border-clay bg-clay-wash/55';
  return (
    <div className={`rounded-e-[14px] border-s-3 px-4 py-3.5 ${tone}`}>
      <div className="mb-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <PersonFace person={of.author} size="sm" />
        <OwnWords className="min-w-0 flex-1 basis-[9rem] text-left font-semibold">
          {of.author?.name ?? (of.isAnonymous ? 'Without a name' : 'Somebody who has left')}
        </OwnWords>
        {words && <span className="text-sm text-ink-soft">{momentOf(words.writtenAt)}</span>}
      </div>
      <WordsAsTheyAre words={words} />
      {words && (
        <p className="mt-1 flex min-h-6 flex-wrap items-center gap-x-4 text-sm">
          <span className="lg:hidden">{words.audience}</span>
          {words.isChanged && <span className="text-ink-soft">Changed since it was reported</span>}
          {words.href !== null && (
            <Link
              href={words.href}
              className="inline-flex min-h-11 items-center font-semibold text-dusk underline underline-offset-4"
            >
              See it where it stands
            </Link>
          )}
        </p>
      )}
      {of.isAnonymous && <Reveal of={of} />}
    </div>
  );
}

function Reveal({ of }: { of: ModerationCase }) {
  const reveal = useEndpointMutation(revealAuthor, {
    changes: revealed,
    onError: (error) => failureToast('Not Shown', error),
  });
  if (of.author !== null)
    return <p className="mt-2 text-sm">Others see no name. That you looked is written down.</p>;
  if (of.closedAt !== null) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        pending={reveal.isPending}
        onClick={() => reveal.mutate({ params: { caseId: of.id } })}
      >
        Show who wrote it
      </Button>
      <span className="text-sm">That you looked is written down.</span>
    </div>
  );
}

function Appeal({ appeal }: { appeal: NonNullable<ModerationCase['appeal']> }) {
  return (
    <section aria-label="The appeal" className="mt-4">
      <div className="rounded-[14px] bg-dusk-wash px-4 py-3.5">
        <p className="text-sm font-semibold text-dusk">{momentOf(appeal.createdAt)}</p>
        <p
          dir="auto"
          className="paragraphs mt-1 font-scripture text-[1.1875rem] leading-normal wrap-anywhere"
        >
          {appeal.text}
        </p>
      </div>
      <ul className="mt-2 px-1">
        <ActionRow action={appeal.against} isSaidOnly />
      </ul>
    </section>
  );
}
