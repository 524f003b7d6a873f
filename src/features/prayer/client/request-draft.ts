import type { CallInput } from '#contract/define-endpoint.ts';
import type { Sent } from '#platform/client/create-once.ts';
import { draftForm, sentIn } from '#platform/client/draft-form.ts';
import { booleanIn, objectOf, oneOf, orNull, type Reader, textIn } from '#platform/client/kept-values.ts';
import { restOfText } from '#platform/client/use-kept-draft.ts';
import { AUDIENCE_KINDS, type Audience } from '../prayer.rules.ts';
import type { createRequest } from '../requests.contract.ts';
import type { QuotedVerse } from './components/verse-quote.tsx';
import { verseIn } from './kept-verse.ts';

export type RequestBody = CallInput<typeof createRequest>['body'];

/** Whom a request was for. */
export type LastChoice = Pick<RequestBody, 'audience' | 'isAnonymous'>;

/** A request that is being written. */
export interface RequestDraft {
  text: string;
  verse: QuotedVerse | null;
  /** '2026-11-26', or null. */
  forDay: string | null;
  /** Null until it is chosen here: then it is as last time. */
  audience: Audience | null;
  isAnonymous: boolean | null;
  /** What was chosen last time when it was begun: one that goes out elsewhere meanwhile changes that of the next request. */
  lastTime: LastChoice | null;
  /** What of it was sent and not answered: however often it is sent, it is asked once. */
  sent: Sent | null;
}

const audienceIn: Reader<Audience> = objectOf({ kind: oneOf(AUDIENCE_KINDS), id: orNull(textIn) });

const EMPTY: RequestDraft = {
  text: '',
  verse: null,
  forDay: null,
  audience: null,
  isAnonymous: null,
  lastTime: null,
  sent: null,
};

export const requestForm = draftForm<RequestDraft>({
  name: 'prayer',
  empty: EMPTY,
  fields: {
    text: textIn,
    verse: verseIn,
    forDay: textIn,
    audience: audienceIn,
    isAnonymous: booleanIn,
    lastTime: objectOf({ audience: audienceIn, isAnonymous: booleanIn }),
    sent: sentIn,
  },
  isEmpty: ({ text, verse }) => text === '' && verse === null,
  rest: (draft, sent) => ({ ...EMPTY, text: restOfText(draft.text, sent.text) }),
});

/** What is sent of a draft. */
export function requestBodyOf(
  { text, verse, forDay }: RequestDraft,
  chosen: { audience: Audience; isAnonymous: boolean },
): RequestBody {
  return {
    text,
    verse: verse && { reference: verse.reference, translation: verse.translation },
    forDay,
    audience: chosen.audience,
    isAnonymous: chosen.isAnonymous && chosen.audience.kind !== 'only-me',
  };
}

/** The words of a request that was kept and could not be sent, to be written on: below what stands there already. */
export function withWords(draft: RequestDraft, words: Pick<RequestDraft, 'text' | 'verse'>): RequestDraft {
  const text = draft.text.includes(words.text)
    ? draft.text
    : [draft.text.trimEnd(), words.text].filter((part) => part !== '').join('\n\n');
  return { ...draft, text, verse: words.verse ?? draft.verse, sent: null };
}
