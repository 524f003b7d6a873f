import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, type JournalDraft, parseDraft, saveRequest, serializeDraft } from './journal-draft.ts';

const draft: JournalDraft = { ...EMPTY_DRAFT, content: 'Peace', mood: 'peaceful', startedAt: 5 };
let made = 0;
const newKey = () => `key ${++made}`;

describe('the draft', () => {
  it('comes back as it was kept', () => {
    const kept = { ...draft, unanswered: saveRequest(draft, 2, newKey) };
    expect(parseDraft(serializeDraft(kept))).toEqual(kept);
  });

  it('is not kept when it is empty', () => {
    expect(serializeDraft({ ...EMPTY_DRAFT, startedAt: 5 })).toBe('');
  });

  it.each([null, '', '{', '[]', '7', '{"content":7}'])('starts anew from %j', (text) => {
    expect(parseDraft(text)).toEqual(EMPTY_DRAFT);
  });

  it('keeps the prompt of a draft that an older version wrote', () => {
    const older = JSON.stringify({
      content: 'a',
      prompt: 'Why?',
      mood: null,
      startedAt: 5,
      unanswered: null,
    });
    expect(parseDraft(older)).toEqual({
      ...EMPTY_DRAFT,
      content: 'a',
      reflectionPrompt: 'Why?',
      startedAt: 5,
    });
  });

  it('drops an unknown mood, not the words', () => {
    expect(parseDraft('{"content":"a","mood":"vengeful"}')).toEqual({ ...EMPTY_DRAFT, content: 'a' });
  });
});

describe('the request that saves', () => {
  it('is the same again, minutes included, while nothing has changed', () => {
    const first = saveRequest(draft, 2, newKey);
    expect(saveRequest({ ...draft, unanswered: first }, 9, newKey)).toBe(first);
  });

  it('is the same again after a version that knew fewer fields', () => {
    const { mood: _, ...fewer } = saveRequest({ ...draft, mood: null }, 2, newKey).body;
    const unanswered = { idempotencyKey: 'its key', body: fewer };
    expect(saveRequest({ ...draft, mood: null, unanswered }, 9, newKey)).toBe(unanswered);
  });

  it.each([{ content: 'Joy' }, { reflectionPrompt: 'Why?' }, { mood: null }])(
    'is a new one after %j',
    (change) => {
      const first = saveRequest(draft, 2, newKey);
      const next = saveRequest({ ...draft, unanswered: first, ...change }, 9, newKey);
      expect(next.idempotencyKey).not.toBe(first.idempotencyKey);
      expect(next.body.writingTimeMinutes).toBe(9);
    },
  );
});
