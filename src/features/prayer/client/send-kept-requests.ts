import type { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '#platform/client/api-error.ts';
import { createOnce, hadArrivedToast, type KeptSent, type Sent } from '#platform/client/create-once.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { changeDraft } from '#platform/client/use-kept-draft.ts';
import { toast } from '#ui/toast-store.ts';
import { FIRST_CHOICE } from '../prayer.rules.ts';
import { createRequest } from '../requests.contract.ts';
import { sameAudience } from './audience-texts.ts';
import { forgetKeptRequest, type KeptRequest, keptRequests } from './kept-requests.ts';
import { requestCreated } from './prayer-changes.ts';
import { type RequestBody, type RequestDraft, requestForm, withWords } from './request-draft.ts';

/**
 * Sends what was asked without a connection, one after the other. One that the server refuses goes back to where requests are
 * written, with the server's sentence.
 * @returns false when there is still no connection, or the server asks for patience.
 */
export async function sendKeptRequests(queryClient: QueryClient, userId: string): Promise<boolean> {
  for (const request of keptRequests.of(userId)) {
    try {
      const { body } = request;
      // As the one whose request it is: somebody else may have signed in since the one before it.
      const { hadArrived } = await createOnce(
        sentOf(request),
        body,
        (of, options) =>
          callAndChange(
            queryClient,
            createRequest,
            requestCreated,
            { body: of },
            { ...options, goesAtOnce: true },
          ),
        userId,
      );
      if (hadArrived) writeOn(userId, request);
      forgetKeptRequest(userId, request);
      if (hadArrived) {
        hadArrivedToast();
        continue;
      }
      const isMine = body.audience.kind === 'only-me';
      toast({ title: isMine ? 'Kept on your list' : 'Your request went out' });
    } catch (error) {
      if (!isRefusal(error)) return false;
      writeOn(userId, request);
      forgetKeptRequest(userId, request);
      toast({
        title: 'Your request waits for you',
        description:
          error.serverMessage ?? 'It could not go out. Open ‘Ask for prayer’: every word is there.',
        variant: 'destructive',
      });
    }
  }
  return true;
}

/** Under which key it goes out, and what went out under it before. */
function sentOf({ idempotencyKey, earlier = [] }: KeptRequest): KeptSent {
  let sent: Sent | null = { key: idempotencyKey, bodies: earlier };
  return { latest: () => ({ sent }), change: (changes) => ({ sent } = changes) };
}

function writeOn(userId: string, { body }: KeptRequest): void {
  const { text, audience, isAnonymous, forDay = null } = body;
  // Its words come from the server again when it is sent.
  const verse = body.verse ? { translation: 'WEB' as const, ...body.verse, text: '' } : null;
  // Somebody may be writing another one at this moment.
  changeDraft(userId, requestForm, (draft) => ({
    ...withWords(draft, { text, verse }),
    forDay: draft.forDay ?? forDay,
    ...forBoth(draft, { audience, isAnonymous }),
  }));
}

/** Whom words of two requests are for: those whom both were for, or else their author alone. */
function forBoth(draft: RequestDraft, refused: Pick<RequestBody, 'audience' | 'isAnonymous'>) {
  const { audience, isAnonymous } = refused;
  if (requestForm.serialize(draft) === '') return { audience, isAnonymous };
  const isSame = draft.audience !== null && sameAudience(draft.audience, audience);
  return {
    audience: isSame ? audience : FIRST_CHOICE.audience,
    isAnonymous: isAnonymous || draft.isAnonymous,
  };
}
