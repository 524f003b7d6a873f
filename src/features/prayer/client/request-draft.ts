import type { CallInput } from '#contract/define-endpoint.ts';
import { TRANSLATION_IDS } from '#features/bible/bible.rules.ts';
import { type DraftForm, restOfText } from '#platform/client/use-kept-draft.ts';
import { AUDIENCE_KINDS, type Audience } from '../prayer.rules.ts';
import type { createRequest } from '../requests.contract.ts';
import type { QuotedVerse } from './components/verse-quote.tsx';

/** A request, exactly as it is sent again when its answer was lost: with the same key it is made once. */
export interface SentRequest {
  idempotencyKey: string;
  body: CallInput<typeof createRequest>['body'];
}

/** A request that is being written. */
export interface RequestDraft {
  text: string;
  verse: QuotedVerse | null;
  /** '2026-11-26', or null. */
  forDay: string | null;
  /** Null until it is chosen here: then it is as last time. */
  audience: Audience | null;
  isAnonymous: boolean | null;
  /** One whose answer has not come. */
  unanswered: SentRequest | null;
}

const EMPTY: RequestDraft = {
  text: '',
  verse: null,
  forDay: null,
  audience: null,
  isAnonymous: null,
  unanswered: null,
};

export const requestForm: DraftForm<RequestDraft> = {
  name: 'prayer',
  empty: EMPTY,
  rest: (draft, sent) => ({ ...EMPTY, text: restOfText(draft.text, sent.text) }),
  serialize: (draft) => (draft.text === '' && draft.verse === null ? '' : JSON.stringify(draft)),
  parse(text) {
    try {
      const value = JSON.parse(text ?? 'null') as Partial<Record<keyof RequestDraft, unknown>> | null;
      if (value === null || typeof value.text !== 'string') return EMPTY;
      const { verse, forDay, audience, isAnonymous, unanswered } = value;
      return {
        text: value.text,
        verse: isVerse(verse) ? verse : null,
        forDay: typeof forDay === 'string' ? forDay : null,
        audience: isAudience(audience) ? audience : null,
        isAnonymous: typeof isAnonymous === 'boolean' ? isAnonymous : null,
        unanswered:
          isObject(unanswered) && 'body' in unanswered ? (unanswered as unknown as SentRequest) : null,
      };
    } catch {
      return EMPTY;
    }
  },
};

/** The request that sends a draft: the unanswered one again while nothing in it has changed, else a new one. */
export function requestOf(
  draft: RequestDraft,
  chosen: { audience: Audience; isAnonymous: boolean },
  newKey: () => string,
): SentRequest {
  const { text, verse, forDay, unanswered } = draft;
  const body = {
    text,
    verse: verse && { reference: verse.reference, translation: verse.translation },
    forDay,
    audience: chosen.audience,
    isAnonymous: chosen.isAnonymous && chosen.audience.kind !== 'only-me',
  };
  if (unanswered !== null && JSON.stringify(unanswered.body) === JSON.stringify(body)) return unanswered;
  return { idempotencyKey: newKey(), body };
}

/** The words of a request that was kept and could not be sent, to be written on: below what stands there already. */
export function withWords(draft: RequestDraft, words: Pick<RequestDraft, 'text' | 'verse'>): RequestDraft {
  const text = draft.text.includes(words.text)
    ? draft.text
    : [draft.text.trimEnd(), words.text].filter((part) => part !== '').join('\n\n');
  return { ...draft, text, verse: words.verse ?? draft.verse, unanswered: null };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isVerse(value: unknown): value is QuotedVerse {
  return (
    isObject(value) &&
    TRANSLATION_IDS.some((id) => id === value['translation']) &&
    ['reference', 'text'].every((field) => typeof value[field] === 'string')
  );
}

function isAudience(value: unknown): value is Audience {
  return isObject(value) && AUDIENCE_KINDS.some((kind) => kind === value['kind']) && 'id' in value;
}
