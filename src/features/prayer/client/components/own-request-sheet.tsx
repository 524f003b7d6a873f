import { LeafIcon } from '@phosphor-icons/react/dist/ssr/Leaf';
import { useState } from 'react';
import { HOUR_MS } from '#contract/durations.ts';
import { WordsNotSeen } from '#features/moderation/client/for-other-features.ts';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { serverNow } from '#platform/client/server-time.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { PageFoot } from '#ui/page-foot.tsx';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { roughly } from '../prayer-dates.ts';
import { useRequestState } from '../use-request-state.ts';
import { peopleWords } from '../waiting-words.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { Encouragements } from './encouragements.tsx';
import { Flames } from './flames.tsx';
import { HelpWithRequest } from './help-with-request.tsx';
import { SaidHowItIs } from './said-how-it-is.tsx';

/** Below my request: how many prayed, what they wrote, and what becomes of it. */
export function OwnRequestSheet({
  request,
  onNeedsHelp,
}: {
  request: PrayerRequest;
  onNeedsHelp: () => void;
}) {
  const [isAnswering, setAnswering] = useState(false);
  const [isSaid, setSaid] = useState(false);
  const isSecret = useIsSecret();
  const prayedPeople = request.own?.prayedPeople ?? 0;
  const written = request.own?.encouragements ?? 0;
  const isShared = request.audience?.kind !== 'only-me';
  const isSeen = request.own?.hidden === null;
  const [isFresh] = useState(() => request.askedAt !== null && serverNow() - request.askedAt < HOUR_MS);
  const isAsked = request.own?.isAskedHowItIs === true && request.state === 'open';
  const foot = (
    <WhatBecomesOfIt
      request={request}
      isAsked={isAsked}
      onSaid={() => setSaid(isAsked)}
      onAnswer={() => setAnswering(true)}
    />
  );
  return (
    <>
      {isAsked ? foot : isSaid && <SaidHowItIs state={request.state} />}
      <div className="grow pb-4">
        <WordsNotSeen isMine hidden={request.own?.hidden ?? null} className="mb-4" />
        {request.testimony !== null && <Testimony request={request} />}
        {isShared && (
          <div role="status">
            {prayedPeople > 0 ? (
              <>
                {!isSecret && <Flames count={prayedPeople} />}
                <h2 className="mt-2.5 font-heading text-[1.6875rem]/[1.2] font-[540]">
                  {isSecret ? 'It was prayed for' : whoPrayed(prayedPeople)}
                </h2>
              </>
            ) : (
              isSeen && (
                <h2 className="font-heading text-[1.375rem] font-[540]">
                  {written > 0
                    ? 'It has been read.'
                    : isFresh
                      ? 'It is with them now. Prayer is often quiet.'
                      : 'It has been seen. Prayer is often quiet.'}
                </h2>
              )
            )}
            {written > 0 && (
              <p className="mt-1 text-ink-soft">{isSecret ? 'You were written to.' : wroteToYou(written)}</p>
            )}
          </div>
        )}
        {!isShared && <p className="text-ink-soft">You alone see this. It stands on your list.</p>}
        <HelpWithRequest request={request} />
        <div className="mt-2.5">
          {isShared && <Encouragements requestId={request.id} expected={written} onNeedsHelp={onNeedsHelp} />}
        </div>
      </div>
      {!isAsked && foot}
      {isAnswering && (
        <AnswerDialog request={request} onNeedsHelp={onNeedsHelp} onClose={() => setAnswering(false)} />
      )}
    </>
  );
}

function whoPrayed(people: number): string {
  return people === 1 ? 'One person prayed' : `${people.toLocaleString('en-US')} people prayed`;
}

function wroteToYou(count: number): string {
  const people = peopleWords(count);
  if (count === 1) return 'Somebody wrote to you.';
  return `${people.replace(/ people$/, '').replace(/^./, (first) => first.toUpperCase())} notes were written to you.`;
}

function Testimony({ request }: { request: PrayerRequest }) {
  const { testimony } = request;
  if (testimony === null) return null;
  return (
    <section aria-label="What came of it" className="mb-6 rounded-card bg-leaf-wash p-4">
      <p className="flex items-center gap-2 font-semibold text-leaf">
        <LeafIcon size={20} aria-hidden />
        Answered {roughly(Date.parse(`${testimony.answeredOn}T12:00`))}
      </p>
      {testimony.text !== '' && (
        <OwnWords as="p" className="paragraphs mt-2 font-scripture text-lg">
          {testimony.text}
        </OwnWords>
      )}
      <WordsNotSeen isMine hidden={testimony.hidden} className="mt-2" />
    </section>
  );
}

/** The answer across, the other two side by side below it where there is room. */
const threeChoices = 'grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]';

/**
 * The foot: it was answered, or it rests. After thirty days it asks which of the three it is; that is the first thing on the sheet,
 * and moves with it, because three buttons would cover what stands behind them on a small phone.
 */
function WhatBecomesOfIt({
  request,
  isAsked,
  onSaid,
  onAnswer,
}: {
  request: PrayerRequest;
  isAsked: boolean;
  /** It is kept that it is prayed for further, or rests. */
  onSaid: () => void;
  onAnswer: () => void;
}) {
  const { set, isPending } = useRequestState(request.id, onSaid);
  if (!request.can.answer && request.state === 'open') return null;
  const choices = (
    <>
      {isAsked && <h2 className="font-heading text-xl">Thirty days. How is it with this?</h2>}
      {request.state === 'resting' && (
        <p className="text-ink-soft">It rests. Nobody is asked to pray further.</p>
      )}
      <div className={cn('gap-2.5', isAsked ? threeChoices : 'flex flex-wrap')}>
        {request.state !== 'answered' && request.can.answer && (
          <button
            type="button"
            onClick={onAnswer}
            className="col-span-full inline-flex min-h-13 grow items-center justify-center gap-2.5 rounded-control bg-leaf px-6 py-3 text-lg font-semibold text-surface shadow-soft hover:brightness-95 max-sm:px-3"
          >
            <LeafIcon size={22} aria-hidden />
            It was answered
          </button>
        )}
        {isAsked && (
          <Button variant="secondary" className="min-h-13" disabled={isPending} onClick={() => set('open')}>
            Still praying
          </Button>
        )}
        {request.state === 'open' && (
          <Button
            variant="secondary"
            className="min-h-13"
            disabled={isPending}
            onClick={() => set('resting')}
          >
            Let it rest
          </Button>
        )}
        {request.state === 'resting' && (
          <Button
            size="lg"
            variant="secondary"
            className="grow"
            disabled={isPending}
            onClick={() => set('open')}
          >
            Ask again
          </Button>
        )}
        {request.state === 'answered' && request.can.answer && (
          <Button size="lg" variant="secondary" className="grow" onClick={onAnswer}>
            {request.testimony?.text ? 'Change what you told' : 'Tell what happened'}
          </Button>
        )}
      </div>
    </>
  );
  return isAsked ? (
    <div className="mb-6 grid gap-3">{choices}</div>
  ) : (
    <PageFoot className="grid gap-3 pt-6">{choices}</PageFoot>
  );
}
