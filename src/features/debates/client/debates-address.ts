import type { Side } from '../debates.rules.ts';

export const debatesPath = '/community/debates';
export const schedulePath = '/community/debates/schedule';

const inAddress = encodeURIComponent;

/** A week's question: '/community/debates/2026-W48'. */
export const debatePath = (week: string): string => `${debatesPath}/${inAddress(week)}`;
/** Where moderators write the question of a coming week. */
export const plannedPath = (week: string): string => `${schedulePath}/${inAddress(week)}`;
export const mapPath = (week: string): string => `${debatePath(week)}/map`;
export const otherSidesPath = (week: string): string => `${debatePath(week)}/other-sides`;
export const claimPath = (claimId: string): string => `${debatesPath}/claims/${inAddress(claimId)}`;

export function positionPath(week: string, position: string): string {
  return `${debatePath(week)}/positions/${inAddress(position)}`;
}

/** What somebody speaks for or against: a position, or a claim under it. */
export interface SpokenTo {
  position: string;
  /** Null: the position itself. */
  claimId: string | null;
  side: Side;
}

/** Where one speaks for or against something. `step` is the second of two where another side is stated first. */
export function speakPath(week: string, { position, claimId, side }: SpokenTo, step?: 'claim'): string {
  const said = new URLSearchParams({
    position,
    ...(claimId !== null && { claim: claimId }),
    side,
    ...(step && { step }),
  });
  return `${debatePath(week)}/speak?${said}`;
}

/** What an address says of it; null where it says nothing that can be spoken to. */
export function spokenToIn(search: URLSearchParams): SpokenTo | null {
  const [position, side] = [search.get('position'), search.get('side')];
  if (position === null || position === '' || (side !== 'for' && side !== 'against')) return null;
  return { position, claimId: search.get('claim'), side };
}
