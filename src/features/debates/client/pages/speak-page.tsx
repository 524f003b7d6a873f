import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Redirect, useLocation, useParams, useSearch } from 'wouter';
import { isSecretNow, useCurrentUser, useIsSecret } from '#features/people/client/for-other-features.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { focusFirst } from '#platform/client/focus-first.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { toast } from '#ui/toast-store.ts';
import type { Debate } from '../../debates.contract.ts';
import { DEBATE_LIMITS, saysSomething } from '../../debates.rules.ts';
import { ClaimStep } from '../components/claim-step.tsx';
import { DebateNotHere } from '../components/debate-not-here.tsx';
import { DebateRoom, DebateSheet } from '../components/debate-room.tsx';
import { HelpAfterClaim } from '../components/help-after-claim.tsx';
import { OtherSideStep } from '../components/other-side-step.tsx';
import { WordsNotSaid } from '../components/words-not-said.tsx';
import { claimQuery, debateQuery } from '../debate-queries.ts';
import { clockTime, ordinalWord } from '../debate-words.ts';
import {
  claimPath,
  debatePath,
  positionPath,
  type SpokenTo,
  speakPath,
  spokenToIn,
} from '../debates-address.ts';
import { useDebateTranslation } from '../use-debate-translation.ts';
import { type MadeClaim, useSpeak } from '../use-speak.ts';
import { type WordsProblems, wordsProblems } from '../words-problems.ts';

/** /community/debates/:week/speak: one claim and, before a second one, another side. */
export function SpeakPage() {
  const { week = '' } = useParams();
  const { user } = useCurrentUser();
  const spokenTo = spokenToIn(new URLSearchParams(useSearch()));
  const translation = useDebateTranslation();
  const { data, error, isFetching, refetch } = useQuery(debateQuery(week));
  const claimId = spokenTo?.claimId ?? null;
  const claim = useQuery({ ...claimQuery(claimId ?? '', translation), enabled: claimId !== null });
  const failure = data === undefined ? error : claimId !== null && !claim.data ? claim.error : null;
  if (failure !== null) {
    return (
      <DebateNotHere
        error={failure}
        title="What you speak to is not here"
        pending={isFetching || claim.isFetching}
        onRetry={() => {
          void refetch();
          if (claimId !== null) void claim.refetch();
        }}
      />
    );
  }
  if (user === null || data === undefined || (claimId !== null && !claim.data)) return <LoadingScreen />;
  const position = data.positions.find(({ key }) => key === spokenTo?.position);
  if (spokenTo === null || position === undefined) return <Redirect to={debatePath(week)} replace />;
  if (!data.can.read) return <WordsNotSaid userId={user.id} week={week} spokenTo={spokenTo} />;
  return (
    <Speaking
      key={speakPath(week, spokenTo)}
      userId={user.id}
      debate={data}
      spokenTo={spokenTo}
      words={claim.data?.text ?? position.title}
    />
  );
}

function Speaking({
  userId,
  debate,
  spokenTo,
  words,
}: {
  userId: string;
  debate: Debate;
  spokenTo: SpokenTo;
  /** Of what is spoken to. */
  words: string;
}) {
  const { week, mine, positions } = debate;
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const [help, setHelp] = useState<string | null>(null);
  const [problems, setProblems] = useState<{ claim: WordsProblems; otherSide: WordsProblems }>({
    claim: {},
    otherSide: {},
  });
  const form = useRef<HTMLFormElement>(null);
  const [isOver, setOver] = useState(debate.isOver);
  const isSecret = useIsSecret();
  const { claim, otherSide, create } = useSpeak(userId, week, spokenTo, { made, failed });

  // Somebody without a stand states another side than the one that they speak for here.
  const own = mine.stand ?? (spokenTo.side === 'for' ? spokenTo.position : null);
  const others = positions.filter(({ key }) => key !== own);
  const chosen = others.find(({ key }) => key === otherSide.draft.position) ?? others[0];
  const stated = { ...otherSide.draft, position: chosen?.key ?? '' };
  const isStated = saysSomething(stated.text) && stated.text.length <= DEBATE_LIMITS.otherSide;
  const step = new URLSearchParams(useSearch()).get('step');
  const isFirst = mine.needsOtherSide && (step !== 'claim' || !isStated);

  function made(answer: MadeClaim) {
    const earned =
      answer.xpEarned > 0 && !isSecretNow(queryClient) ? ` You earned ${answer.xpEarned} XP.` : '';
    if (answer.gone === 'held') {
      toast({ title: 'Kept', description: `It is held until a moderator has looked.${earned}` });
    } else if (answer.own !== null) {
      const from = clockTime(answer.own.seenFrom, ownZone());
      toast({ title: 'It is said', description: `Others read it from ${from} on.${earned}` });
    }
    if (answer.needsHelp) setHelp(answer.id);
    else navigate(claimPath(answer.id), { replace: true });
  }

  function failed(error: Error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'DEBATE_CLOSED') return setOver(true);
    // They have just said that they are under 16: what the page shows instead says why.
    if (code === 'FORBIDDEN') return void queryClient.invalidateQueries(onlyQuery(debateQuery(week)));
    const about = { claim: wordsProblems(error), otherSide: wordsProblems(error, 'otherSide') };
    setProblems(about);
    focusFirst(form.current, about.claim);
    const isAboutSide = Object.keys(about.otherSide).length > 0;
    if (code === 'OTHER_SIDE_FIRST') void queryClient.invalidateQueries(onlyQuery(debateQuery(week)));
    if (isAboutSide) navigate(speakPath(week, spokenTo), { replace: true });
    if (!isAboutSide && Object.keys(about.claim).length === 0) failureToast('Not Said Yet', error);
  }

  function goOn() {
    if (!saysSomething(stated.text)) return complainOfSide('Please say it in a sentence or two.');
    if (!isStated) return focusFirst(form.current, { text: '' });
    otherSide.change({ position: stated.position });
    navigate(speakPath(week, spokenTo, 'claim'));
  }

  function complainOfSide(text: string) {
    setProblems((before) => ({ ...before, otherSide: { text } }));
    focusFirst(form.current, { text });
  }

  function send() {
    const { text } = claim.latest();
    const isMissing = !saysSomething(text);
    if (isMissing || text.length > DEBATE_LIMITS.claim) {
      const problem = { text: 'Please write what you claim. A sentence is enough.' };
      if (isMissing) setProblems((before) => ({ ...before, claim: problem }));
      return focusFirst(form.current, problem);
    }
    if (mine.needsOtherSide) otherSide.change({ position: stated.position });
    setProblems({ claim: {}, otherSide: {} });
    create.mutate(mine.needsOtherSide);
  }

  if (help !== null) return <HelpAfterClaim onBack={() => navigate(claimPath(help), { replace: true })} />;
  const back =
    mine.needsOtherSide && !isFirst
      ? { to: speakPath(week, spokenTo), label: 'Back to the other side' }
      : spokenTo.claimId === null
        ? { to: positionPath(week, spokenTo.position), label: 'Back to the position' }
        : { to: claimPath(spokenTo.claimId), label: 'Back to the claim' };
  return (
    <DebateRoom
      isNarrow
      bar={
        <SkyBar back={back.to} label={back.label}>
          <span className="grow font-semibold">Your {isSecret ? '' : ordinalWord(mine.claims + 1)}claim</span>
        </SkyBar>
      }
      title={
        <>
          <h1 className="text-[1.75rem]/[1.16] lg:text-[2.5rem]/[1.1]">
            {isFirst ? 'First, the other side.' : 'What do you say?'}
          </h1>
          <p className="mt-1.5">
            {isFirst ? 'Say it so that they would nod.' : 'One claim. Somebody who differs will read it.'}
          </p>
        </>
      }
    >
      <DebateSheet>
        {isFirst ? (
          <OtherSideStep
            ref={form}
            positions={others}
            draft={stated}
            change={(changes) => {
              otherSide.change(changes);
              setProblems((before) => ({ ...before, otherSide: {} }));
            }}
            problems={problems.otherSide}
            isKept={otherSide.isKept}
            onDone={goOn}
          />
        ) : (
          <ClaimStep
            ref={form}
            side={spokenTo.side}
            spokenTo={words}
            draft={claim.draft}
            change={(changes) => {
              claim.change(changes);
              setProblems((before) => ({ ...before, claim: {} }));
            }}
            problems={problems.claim}
            isKept={claim.isKept}
            isOver={isOver || debate.isOver}
            pending={create.isPending}
            onSend={send}
          />
        )}
      </DebateSheet>
    </DebateRoom>
  );
}
