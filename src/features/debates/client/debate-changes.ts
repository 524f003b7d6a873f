import { keepProgress } from '#features/people/client/for-other-features.ts';
import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import {
  type changeMind,
  type createClaim,
  type judgeOtherSide,
  listOtherSides,
  type markArgued,
  type takeStand,
  type updateClaim,
  type withdrawClaim,
} from '../claims.contract.ts';
import {
  type Claim,
  getClaim,
  getCurrentDebate,
  getDebate,
  getMap,
  getOutline,
  getPosition,
  listBelow,
} from '../debates.contract.ts';

/** What stands where, and how many there are, is the server's to say. */
function treeChanged(cache: CachedAnswers): void {
  cache.set(getCurrentDebate, () => undefined);
  cache.set(getDebate, () => undefined);
  cache.set(getPosition, () => undefined);
  cache.setPages(listBelow, () => undefined);
  cache.set(getOutline, () => undefined);
  cache.set(getMap, () => undefined);
}

/** A claim as the server now has it; those around it show their places anew. */
function keepClaim(cache: CachedAnswers, claim: Claim): void {
  cache.set(getClaim, (known) => (known.id === claim.id ? claim : undefined));
}

export const standTaken: Changes<typeof takeStand> = (cache, debate) => {
  cache.set(getDebate, (known) => (known.week === debate.week ? debate : known));
  cache.set(listOtherSides, () => undefined);
};

export const claimCreated: Changes<typeof createClaim> = (cache, answer) => {
  const { needsHelp: _, xpEarned: __, progress, ...claim } = answer;
  treeChanged(cache);
  keepClaim(cache, claim);
  cache.set(listOtherSides, () => undefined);
  keepProgress(cache, progress);
};

export const claimUpdated: Changes<typeof updateClaim> = (cache, answer) => {
  const { needsHelp: _, ...claim } = answer;
  treeChanged(cache);
  keepClaim(cache, claim);
};

export const claimWithdrawn: Changes<typeof withdrawClaim> = (cache, _, { params }) => {
  treeChanged(cache);
  // It may be gone for good: whoever still looks at it is led away.
  cache.set(getClaim, (known) => (known.id === params.claimId ? known : undefined));
};

export const arguedMarked: Changes<typeof markArgued> = (cache, { isArgued }, { params }) => {
  cache.set(getClaim, (known) => (known.id === params.claimId ? { ...known, isArgued } : known));
};

export const mindChanged: Changes<typeof changeMind> = (cache, answer) => {
  const { needsHelp: _, xpEarned: __, progress, ...claim } = answer;
  cache.set(getClaim, (known) => (known.id === claim.id ? claim : known));
  cache.set(getDebate, () => undefined);
  cache.set(listOtherSides, () => undefined);
  keepProgress(cache, progress);
};

export const otherSideJudged: Changes<typeof judgeOtherSide> = (cache, answer) => {
  const { needsHelp: _, ...statement } = answer;
  cache.set(listOtherSides, ({ mine, others }) => ({
    mine,
    others: others.map((known) => (known.id === statement.id ? statement : known)),
  }));
  cache.set(getDebate, () => undefined);
};
