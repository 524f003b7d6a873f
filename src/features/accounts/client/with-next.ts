/** Keeps the way back (`?next=`), and the invitation that somebody came by, while they go between signing in and registering. */
export function withNext(path: string, next: string, invitation: string | null = null): string {
  const kept = [
    ...(next === '/' ? [] : [`next=${encodeURIComponent(next)}`]),
    ...(invitation === null ? [] : [`invitation=${encodeURIComponent(invitation)}`]),
  ];
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}
