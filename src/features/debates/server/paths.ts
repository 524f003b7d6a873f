/** What every cached answer about debates begins with. */
export const DEBATES = '/api/debates';

/** Where a claim is read. */
export function pathOfClaim(id: string): string {
  return `/community/debates/claims/${id}`;
}

export function pathOfWeek(week: string): string {
  return `/community/debates/${week}`;
}

/** Where somebody reads how what they stated was received. */
export function pathOfOtherSides(week: string): string {
  return `${pathOfWeek(week)}/other-sides`;
}
