import { MOOD_IDS, type MoodId } from '../journal.rules.ts';

/** A save, exactly as it is sent again when the answer was lost. */
export interface EntryRequest {
  idempotencyKey: string;
  body: EntryBody;
}

interface EntryBody {
  content: string;
  reflectionPrompt: string | null;
  mood: MoodId | null;
  writingTimeMinutes: number;
}

/** What is being written. `startedAt` is null until the text area is focused (docs/product.md, States). */
export interface JournalDraft {
  content: string;
  prompt: string | null;
  mood: MoodId | null;
  startedAt: number | null;
  /** A save whose answer has not come: sent again unchanged under the same key, it can only be saved once. */
  unanswered: EntryRequest | null;
}

export const EMPTY_DRAFT: JournalDraft = {
  content: '',
  prompt: null,
  mood: null,
  startedAt: null,
  unanswered: null,
};

/** As text for the browser's store; empty when there is nothing to keep. */
export function serializeDraft(draft: JournalDraft): string {
  const worthKeeping = draft.content !== '' || draft.prompt !== null || draft.mood !== null;
  return worthKeeping ? JSON.stringify(draft) : '';
}

/** Reads what `serializeDraft` wrote; anything else (an older version, another program) gives an empty draft. */
export function parseDraft(text: string | null): JournalDraft {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<JournalDraft> | null;
    if (value === null || typeof value.content !== 'string') return EMPTY_DRAFT;
    return {
      content: value.content,
      prompt: typeof value.prompt === 'string' ? value.prompt : null,
      mood: MOOD_IDS.find((id) => id === value.mood) ?? null,
      startedAt: typeof value.startedAt === 'number' ? value.startedAt : null,
      unanswered: isUnanswered(value.unanswered) ? value.unanswered : null,
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

function isUnanswered(value: unknown): value is EntryRequest {
  return typeof value === 'object' && value !== null && 'idempotencyKey' in value && 'body' in value;
}

/**
 * The request that saves the draft: the unanswered one again while nothing in it has changed, else a new one.
 * `minutes` and `newKey` are only used for a new one.
 */
export function saveRequest(draft: JournalDraft, minutes: number, newKey: () => string): EntryRequest {
  const { unanswered, content, prompt, mood } = draft;
  if (
    unanswered &&
    unanswered.body.content === content &&
    unanswered.body.reflectionPrompt === prompt &&
    unanswered.body.mood === mood
  ) {
    return unanswered;
  }
  return {
    idempotencyKey: newKey(),
    body: { content, reflectionPrompt: prompt, mood, writingTimeMinutes: minutes },
  };
}
