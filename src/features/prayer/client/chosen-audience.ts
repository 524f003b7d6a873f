import type { CallOutput } from '#contract/define-endpoint.ts';
import type { getAudiences } from '../prayer.contract.ts';
import { FIRST_CHOICE } from '../prayer.rules.ts';
import { type AudienceChoice, sameAudience } from './audience-texts.ts';
import type { RequestDraft } from './request-draft.ts';

const ONLY_ME: AudienceChoice = {
  audience: FIRST_CHOICE.audience,
  name: null,
  people: 0,
  isMore: false,
  anonymousNote: null,
};

/**
 * Whom a request is for: what is chosen in it, or else what was chosen last; for me alone where neither is possible any more.
 * `startsAlone` leaves out the choice of last time.
 */
export function chosenAudience(
  draft: Pick<RequestDraft, 'audience' | 'isAnonymous' | 'lastTime'>,
  answer: CallOutput<typeof getAudiences> | undefined,
  startsAlone: boolean,
): { choice: AudienceChoice; isAnonymous: boolean } {
  const lastTime = startsAlone ? null : (draft.lastTime ?? answer?.chosen ?? null);
  const last = lastTime?.audience ?? null;
  const find = (audience: AudienceChoice['audience'] | null) =>
    audience === null ? undefined : answer?.options.find((option) => sameAudience(option.audience, audience));
  const choice = find(draft.audience) ?? (draft.audience === null ? find(last) : undefined) ?? ONLY_ME;
  const isAnonymous = draft.isAnonymous ?? lastTime?.isAnonymous ?? false;
  return { choice, isAnonymous: isAnonymous && choice.audience.kind !== 'only-me' };
}
