import { type Sent, sentIn } from '#platform/client/create-once.ts';
import { type DraftForm, restOfWords } from '#platform/client/use-kept-draft.ts';
import type { SpokenTo } from './debates-address.ts';

/** A claim that is being written. */
export interface ClaimDraft {
  text: string;
  cites: readonly string[];
  /** What of it was sent and not answered: however often it is sent, it is made once. */
  sent: Sent | null;
}

/** Another side, as it is being stated. */
export interface OtherSideDraft {
  /** Empty until one is chosen. */
  position: string;
  text: string;
  cites: readonly string[];
}

/** What a claim led somebody from, and to, and a line about it. */
export interface MindDraft {
  /** Empty until one is chosen. */
  from: string;
  to: string;
  text: string;
  /** What of it was sent and not answered: it is said once, and cannot be taken back. */
  sent: Sent | null;
}

const NO_MIND: MindDraft = { from: '', to: '', text: '', sent: null };
const NO_CLAIM: ClaimDraft = { text: '', cites: [], sent: null };
const NO_SIDE: OtherSideDraft = { position: '', text: '', cites: [] };

/** How a claim is kept, apart for each thing that is spoken to. */
export function claimForm(week: string, { position, claimId, side }: SpokenTo): DraftForm<ClaimDraft> {
  return {
    name: ['claim', week, position, claimId ?? '', side].join('-'),
    empty: NO_CLAIM,
    rest: restOfWords,
    serialize: (draft) => (draft.text === '' && draft.cites.length === 0 ? '' : JSON.stringify(draft)),
    parse(text) {
      const kept = parsed<ClaimDraft>(text);
      return wordsOf(kept) ? { text: kept.text, cites: kept.cites, sent: sentIn(kept.sent) } : NO_CLAIM;
    },
  };
}

/** How another side is kept: one for a week, whatever the claim is that it comes with. */
export function otherSideForm(week: string): DraftForm<OtherSideDraft> {
  return {
    name: `other-side-${week}`,
    empty: NO_SIDE,
    serialize: (draft) => (draft.text === '' && draft.cites.length === 0 ? '' : JSON.stringify(draft)),
    parse(text) {
      const kept = parsed<OtherSideDraft>(text);
      return wordsOf(kept) && typeof kept.position === 'string'
        ? { position: kept.position, text: kept.text, cites: kept.cites }
        : NO_SIDE;
    },
  };
}

/** How a mind that was changed is kept, apart for each claim. @param stand what they hold so far; empty for nothing */
export function mindForm(claimId: string, stand: string): DraftForm<MindDraft> {
  const empty = { ...NO_MIND, from: stand };
  return {
    name: `mind-${claimId}`,
    empty,
    serialize: (draft) => {
      const { from, to, text, sent } = draft;
      return from === stand && to === '' && text === '' && sent === null ? '' : JSON.stringify(draft);
    },
    parse(text) {
      const { from, to, text: line, sent } = parsed<MindDraft>(text) ?? {};
      return [from, to, line].every((one) => typeof one === 'string')
        ? { from: `${from}`, to: `${to}`, text: `${line}`, sent: sentIn(sent) }
        : empty;
    },
  };
}

function parsed<Draft>(text: string | null): Partial<Draft> | null {
  try {
    return JSON.parse(text ?? 'null') as Partial<Draft> | null;
  } catch {
    return null;
  }
}

function wordsOf<Draft extends { text: string; cites: readonly string[] }>(
  kept: Partial<Draft> | null,
): kept is Partial<Draft> & { text: string; cites: string[] } {
  return (
    typeof kept?.text === 'string' &&
    Array.isArray(kept.cites) &&
    kept.cites.every((one) => typeof one === 'string')
  );
}
