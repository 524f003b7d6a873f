import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { HouseWords } from '#features/guidelines/client/for-other-features.ts';
import { agreeToGuidelines, getGuidelines } from '#features/guidelines/guidelines.contract.ts';
import { inShort } from '#features/guidelines/guidelines.rules.ts';
import { keepUser, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { answerAge } from '#features/people/people.contract.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Asked } from '../first-words.ts';
import { ChoiceRow } from './choice-row.tsx';

type Age = 'under-16' | 'grown';

/**
 * The guidelines in short with one tick, and whether somebody is under 16, as far as each is not known. What was being done
 * (words that are sent, a group that is joined) waits, and goes on after the answer.
 */
export function FirstWordsSheet({ asked, onEnd }: { asked: Asked; onEnd: (isAnswered: boolean) => void }) {
  const queryClient = useQueryClient();
  const { user } = useCurrentUser();
  const [asksGuidelines] = useState(asked === 'guidelines');
  const [asksAge] = useState(asked === 'age' || user?.ageAnswer === 'not-asked');
  const [agrees, setAgrees] = useState(false);
  const [age, setAge] = useState<Age | null>(null);
  const [isMissing, setMissing] = useState(false);
  // Somebody who agrees to a text agrees to the one of now, so it is fetched anew.
  const guidelines = useQuery({
    ...endpointQuery(getGuidelines),
    enabled: asksGuidelines,
    refetchOnMount: 'always',
  });
  const tellAge = useEndpointMutation(answerAge, { changes: keepUser });
  const agree = useEndpointMutation(agreeToGuidelines);
  const answer = useMutationOnce<void, Age | null>({
    mutationFn: async (told) => {
      if (told !== null) await tellAge.mutateAsync({ body: { answer: told } }).catch(unlessToldBefore);
      if (asksGuidelines) await agree.mutateAsync({ body: { version: guidelines.data!.version } });
    },
    onSuccess: () => onEnd(true),
    onError: (error) => {
      failureToast('Not Done Yet', error);
      if (error instanceof ApiError && error.code === 'GUIDELINES_CHANGED') {
        setAgrees(false);
        void queryClient.invalidateQueries(onlyQuery(endpointQuery(getGuidelines)));
      }
    },
  });
  const isReady = (!asksGuidelines || (agrees && guidelines.data)) && (!asksAge || age !== null);

  function send(event: FormEvent) {
    event.preventDefault();
    setMissing(!isReady);
    if (isReady) answer.mutate(asksAge ? age : null);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onEnd(false)}
      title="Before your first word here"
      description="What you began is kept, and goes on right after this."
    >
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        {asksGuidelines && (
          <div>
            {guidelines.data && (
              <div className="rounded-control bg-inset px-4 py-3 [&_*]:text-base">
                <HouseWords blocks={inShort(guidelines.data.blocks)} />
              </div>
            )}
            {!guidelines.data && !guidelines.isError && <Skeleton className="h-48" />}
            {!guidelines.data && guidelines.isError && (
              <NotLoaded pending={guidelines.isFetching} onRetry={() => void guidelines.refetch()} />
            )}
            <label className="mt-2 flex min-h-12 cursor-pointer items-center gap-3 py-2 font-medium">
              <input
                type="checkbox"
                checked={agrees}
                onChange={({ target }) => setAgrees(target.checked)}
                className="size-5 shrink-0 accent-primary"
              />
              I agree to the guidelines
            </label>
            <p className="flex flex-wrap gap-x-5 text-sm">
              <TextAt href="/guidelines">The whole text</TextAt>
              <TextAt href="/privacy">Who can read what</TextAt>
            </p>
          </div>
        )}
        {asksAge && (
          <fieldset>
            <legend className="text-lg font-semibold">Are you under 16?</legend>
            <p className="text-sm text-ink-soft">
              Asked once, shown to nobody. Under 16 you write in groups that a leader invites you to.
            </p>
            <div className="mt-1 grid grid-cols-2 gap-x-4">
              <ChoiceRow name="age" checked={age === 'under-16'} onChoose={() => setAge('under-16')}>
                Yes
              </ChoiceRow>
              <ChoiceRow name="age" checked={age === 'grown'} onChoose={() => setAge('grown')}>
                No
              </ChoiceRow>
            </div>
          </fieldset>
        )}
        {isMissing && !isReady && (
          <p role="alert" className="text-clay">
            {asksGuidelines && !agrees
              ? 'Please tick that you agree to the guidelines.'
              : 'Please say whether you are under 16.'}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => onEnd(false)}>
            Not now
          </Button>
          <Button type="submit" pending={answer.isPending}>
            {asksGuidelines ? 'Agree and go on' : 'Go on'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Told in another tab meanwhile: it is known, and that was all that was asked. */
function unlessToldBefore(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'AGE_TOLD_BEFORE') throw error;
}

/** In a tab of its own: here, words wait to be sent. */
function TextAt({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center font-semibold text-dusk underline underline-offset-4"
    >
      {children}
      <span className="sr-only">, in a new tab</span>
    </a>
  );
}
