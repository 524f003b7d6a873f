import type { CallInput } from '#contract/define-endpoint.ts';
import { TRANSLATION_IDS } from '#features/bible/bible.rules.ts';
import { type Sent, sentIn } from '#platform/client/create-once.ts';
import { type DraftForm, restOfText } from '#platform/client/use-kept-draft.ts';
import { AUDIENCE_KINDS, type Audience } from '../prayer.rules.ts';
import type { createRequest } from '../requests.contract.ts';
import type { QuotedVerse } from './components/verse-quote.tsx';

export type RequestBody = CallInput<typeof createRequest>['body'];

/** A request that is being written. */
export interface RequestDraft {
  text: string;
  verse: QuotedVerse | null;
  /** '2026-11-26', or null. */
  forDay: string | null;
  /** Null until it is chosen here: then it is as last time. */
  audience: Audience | null;
  isAnonymous: boolean | null;
  /** What of it was sent and not answered: however often it is sent, it is asked once. */
  sent: Sent | null;
}

const EMPTY: RequestDraft = {
  text: '',
  verse: null,
  forDay: null,
  audience: null,
  isAnonymous: null,
  sent: null,
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
      const { verse, forDay, audience, isAnonymous, sent } = value;
      return {
        text: value.text,
        verse: isVerse(verse) ? verse : null,
        forDay: typeof forDay === 'string' ? forDay : null,
        audience: isAudience(audience) ? audience : null,
        isAnonymous: typeof isAnonymous === 'boolean' ? isAnonymous : null,
        sent: sentIn(sent),
      };
    } catch {
      return EMPTY;
    }
  },
};

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
