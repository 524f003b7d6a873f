import { expect, it } from 'vitest';
import { type RequestDraft, requestBodyOf, requestForm, withWords } from './request-draft.ts';

const verse = { reference: 'Psalm 23:1', translation: 'WEB', text: 'The LORD is my shepherd' } as const;
const draft = (text: string, more: Partial<RequestDraft> = {}): RequestDraft => ({
  ...requestForm.empty,
  text,
  ...more,
});

it('what was typed while a request was sent is left of it, and nothing that was chosen for it', () => {
  const sent = draft('For Naomi', { isAnonymous: true, forDay: '2026-11-26', verse });
  expect(requestForm.rest!({ ...sent, text: 'For Naomi\nand Ruth' }, sent)).toEqual(draft('and Ruth'));
});

it('words that are handed over stand below what is written, once', () => {
  const written = draft('For Naomi ', { verse, sent: { key: 'k', bodies: [] } });
  const both = withWords(written, { text: 'For Ruth', verse: null });
  expect(both).toMatchObject({ text: 'For Naomi\n\nFor Ruth', verse, sent: null });
  expect(withWords(both, { text: 'For Ruth', verse: null }).text).toBe(both.text);
  expect(withWords(requestForm.empty, { text: 'For Ruth', verse }).text).toBe('For Ruth');
});

it('what is for its author alone has their name, whatever was chosen before', () => {
  const anonymity = (kind: 'only-me' | 'circle', isAnonymous: boolean) =>
    requestBodyOf(draft('For Naomi'), { audience: { kind, id: null }, isAnonymous }).isAnonymous;
  expect([anonymity('only-me', true), anonymity('circle', true), anonymity('circle', false)]).toEqual([
    false,
    true,
    false,
  ]);
});
