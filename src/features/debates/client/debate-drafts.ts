import type { Sent } from '#platform/client/create-once.ts';
import { draftForm, sentIn } from '#platform/client/draft-form.ts';
import { textIn, textsIn } from '#platform/client/kept-values.ts';
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
  return draftForm({
    name: ['claim', week, position, claimId ?? '', side].join('-'),
    empty: NO_CLAIM,
    fields: { text: textIn, cites: textsIn, sent: sentIn },
    rest: restOfWords,
  });
}

/** How another side is kept: one for a week, whatever the claim is that it comes with. */
export function otherSideForm(week: string): DraftForm<OtherSideDraft> {
  return draftForm({
    name: `other-side-${week}`,
    empty: NO_SIDE,
    fields: { position: textIn, text: textIn, cites: textsIn },
    isEmpty: ({ text, cites }) => text === '' && cites.length === 0,
  });
}

/** How a mind that was changed is kept, apart for each claim. @param stand what they hold so far; empty for nothing */
export function mindForm(claimId: string, stand: string): DraftForm<MindDraft> {
  return draftForm({
    name: `mind-${claimId}`,
    empty: { ...NO_MIND, from: stand },
    fields: { from: textIn, to: textIn, text: textIn, sent: sentIn },
    isEmpty: ({ from, to, text, sent }) => from === stand && to + text === '' && sent === null,
  });
}
