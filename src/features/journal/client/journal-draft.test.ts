import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, type JournalDraft, parseDraft, saveOf, serializeDraft } from './journal-draft.ts';

const draft: JournalDraft = { ...EMPTY_DRAFT, content: 'Peace', mood: 'peaceful', startedAt: 5 };
let made = 0;
const newKey = () => `key ${++made}`;

describe('the draft', () => {
  it('comes back as it was kept', () => {
    const kept = { ...draft, unanswered: saveOf(draft, 2, newKey).request };
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

describe('a save', () => {
  it('is the same again, minutes included, while nothing has changed', () => {
    const first = saveOf(draft, 2, newKey);
    expect(first.changes).toBeNull();
    expect(saveOf({ ...draft, unanswered: first.request }, 9, newKey)).toEqual(first);
  });

  it('is the same again after a version that knew fewer fields', () => {
    const { mood: _, ...fewer } = saveOf({ ...draft, mood: null }, 2, newKey).request.body;
    const unanswered = { idempotencyKey: 'its key', body: fewer };
    const again = saveOf({ ...draft, mood: null, unanswered }, 9, newKey);
    expect(again).toEqual({ request: unanswered, changes: null });
  });

  it.each([{ content: `${draft.content} One word more.` }, { reflectionPrompt: 'Why?' }, { mood: null }])(
    'changes what an unanswered one may have made after %j: it does not make a second entry',
    (change) => {
      const { request } = saveOf(draft, 2, newKey);
      const next = saveOf({ ...draft, unanswered: request, ...change }, 9, newKey);
      expect(next.request).toBe(request);
      expect(next.changes).toMatchObject(change);
      expect(next.changes).not.toHaveProperty('startedAt');
      expect(next.changes).not.toHaveProperty('unanswered');
    },
  );

  it('is an entry of its own where other words stand in place of the unanswered ones', () => {
    const { request: unanswered } = saveOf(draft, 2, newKey);
    const next = saveOf({ ...draft, unanswered, content: 'At the lake.' }, 9, () => 'another key');
    expect([next.request.idempotencyKey, next.changes]).toEqual(['another key', null]);
    expect(next.request.body.content).toBe('At the lake.');
  });
});
