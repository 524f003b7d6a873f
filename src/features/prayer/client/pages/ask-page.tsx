import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isBlank } from '#contract/visible-text.ts';
import { useHelpLines } from '#features/help/client/for-other-features.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { hadArrivedToast } from '#platform/client/create-once.ts';
import { useChunkAhead } from '#platform/client/use-chunk.ts';
import { Button } from '#ui/button.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { PageFoot } from '#ui/page-foot.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { toast } from '#ui/toast-store.ts';
import { PRAYER_LIMITS } from '../../prayer.rules.ts';
import { askLabel } from '../audience-texts.ts';
import { askedBeginning, groupIn } from '../beginnings.ts';
import { chosenAudience } from '../chosen-audience.ts';
import { AskingSentence } from '../components/asking-sentence.tsx';
import { AudienceTiles } from '../components/audience-tiles.tsx';
import { HelpBefore, HelpWithAsking } from '../components/help-with-asking.tsx';
import { RequestComposer } from '../components/request-composer.tsx';
import { audiencesQuery } from '../prayer-queries.ts';
import { type RequestDraft, requestBodyOf, requestForm } from '../request-draft.ts';
import { type AskedRequest, useAsk } from '../use-ask.ts';
import { tellsOfDanger, useDangerWords } from '../use-danger.ts';
import { useRequestDraft } from '../use-request-draft.ts';

const loadWhatFollows = () => import('./prayer-page.tsx');

/** /prayers/ask: words, who sees them, one button. Tile, sentence and button always say the same audience. */
export function AskPage() {
  const { user } = useCurrentUser();
  return user === null ? null : <AskPageOf key={user.id} userId={user.id} />;
}

function AskPageOf({ userId }: { userId: string }) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const beginning = askedBeginning(search);
  const kept = useRequestDraft(userId);
  const { draft, latest, change, settle, isKept } = kept;
  const said = useRef<RequestDraft>(draft);
  const audiences = useQuery(audiencesQuery);
  const [help, setHelp] = useState<{ asked: AskedRequest | null } | null>(null);
  const [isMissing, setMissing] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  useDangerWords();
  // It is shown after what is kept without a connection.
  useChunkAhead(loadWhatFollows);
  // So that the numbers are there in the moment in which they are needed.
  useHelpLines(null);
  const { choice, isAnonymous } = chosenAudience(
    { ...draft, audience: draft.audience ?? groupIn(search) },
    audiences.data,
    beginning !== null,
  );
  const [isChecking, setChecking] = useState(false);

  const ask = useAsk({
    userId,
    kept,
    onAsked: (request, hadArrived) => {
      settle({ ...said.current, ...(hadArrived && { text: hadArrived.body.text }), sent: latest().sent });
      if (hadArrived) hadArrivedToast();
      if (request.needsHelp) setHelp({ asked: request });
      else leaveFor(request);
    },
    onKept: () => {
      settle({ ...said.current, sent: latest().sent });
      toast({ title: 'Kept here', description: 'It goes out when you are online.' });
      if (isHere()) navigate('/prayers');
    },
  });
  /** From pressing on, what was chosen is what goes out. */
  const isGoing = isChecking || ask.isPending;

  function leaveFor(request: AskedRequest) {
    if (request.audience?.kind === 'only-me') {
      toast({ title: 'Kept on your list' });
      if (isHere()) navigate('/prayers');
    } else if (isHere()) navigate(`/prayers/requests/${request.id}`, { replace: true });
  }

  function send() {
    said.current = latest();
    ask.mutate(requestBodyOf(latest(), { audience: choice.audience, isAnonymous }));
  }

  async function press() {
    const { text } = latest();
    setMissing(isBlank(text));
    if (isBlank(text) || text.length > PRAYER_LIMITS.request) {
      words.current?.querySelector('textarea')?.focus();
      return;
    }
    setChecking(true);
    const isDanger = await tellsOfDanger(text);
    setChecking(false);
    if (isDanger) setHelp({ asked: null });
    else if (isHere()) send();
  }

  function saveForLater() {
    if (requestForm.serialize(latest()) !== '')
      toast({ title: 'Saved for later', description: '‘Ask for prayer’ opens it again.' });
    navigate('/prayers');
  }

  if (help !== null) {
    const { asked } = help;
    return (
      <HelpWithAsking
        isAsked={asked !== null}
        onBack={() => (asked === null ? setHelp(null) : leaveFor(asked))}
        before={
          <HelpBefore text={draft.text} label={askLabel(choice)} pending={ask.isPending} onAsk={send} />
        }
      />
    );
  }

  return (
    <MainContent>
      <OneSky
        middle="strip"
        bar={
          <SkyBar back="/prayers" label="Close" closes isOnStrip>
            <Button variant="ghost" disabled={isGoing} onClick={saveForLater}>
              Save for later
            </Button>
          </SkyBar>
        }
        sky={<AskingSky />}
        className="lg:pt-8"
      >
        <div ref={words} className="flex grow flex-col">
          <h1 className="text-[1.625rem]">Ask for prayer</h1>
          <RequestComposer
            draft={draft}
            change={(changes) => {
              const { lastTime } = latest();
              change({
                ...changes,
                lastTime: changes.text === '' ? null : (lastTime ?? audiences.data?.chosen ?? null),
              });
              setMissing(false);
            }}
            problem={isMissing ? 'Please write what we shall pray for.' : null}
            placeholder={beginning?.question ?? 'What shall we pray for?'}
            isKept={isKept}
          />
          <div className="mt-4 mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-lg">Who sees it</h2>
            {(audiences.data?.options.length ?? 0) > 1 && draft.audience === null && beginning === null && (
              <p className="text-sm text-ink-soft">
                {choice.audience.kind === 'only-me'
                  ? 'Only you, until you choose'
                  : // A group in the address is no choice of last time.
                    groupIn(search) === null && 'As last time'}
              </p>
            )}
          </div>
          {audiences.data !== undefined && (
            <div inert={isGoing}>
              <AudienceTiles
                label="Who sees it"
                choices={audiences.data.options}
                value={choice.audience}
                onChange={(audience) => change({ audience })}
              />
            </div>
          )}
          {audiences.isPending && <Skeleton className="h-32" />}
          {audiences.isError && audiences.data === undefined && (
            <NotLoaded pending={audiences.isFetching} onRetry={() => audiences.refetch()}>
              Whom you may ask did not arrive. For yourself you can keep it all the same.
            </NotLoaded>
          )}
          {choice.audience.kind !== 'only-me' && (
            <SwitchRow
              label="Without my name"
              hint={(isAnonymous ? choice.anonymousNote : null) ?? 'Only moderators could find out'}
              isOn={isAnonymous}
              disabled={isGoing}
              onChange={(isOn) => change({ isAnonymous: isOn })}
            />
          )}
        </div>
        <PageFoot className="grid gap-3 pt-6 [@media(height<41rem)_and_(width<22.5rem)]:static">
          <AskingSentence choice={choice} isAnonymous={isAnonymous} />
          <Button size="lg" className="w-full" pending={isGoing} onClick={() => void press()}>
            {askLabel(choice)}
          </Button>
        </PageFoot>
      </OneSky>
    </MainContent>
  );
}

/** Whether somebody is where they pressed: a late answer leads nobody away from elsewhere. */
function isHere(): boolean {
  return window.location.pathname === '/prayers/ask';
}

/** A wide window has room for a verse; on a phone a strip of the picture is enough. */
function AskingSky() {
  return (
    <div className="max-lg:hidden">
      <Sky className="pt-16">
        <p className="font-scripture text-[2rem]/[1.36]">
          “casting all your worries on him, because he cares for you.”
        </p>
        <p className="mt-3">1 Peter 5:7, WEB</p>
      </Sky>
    </div>
  );
}
