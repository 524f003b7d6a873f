/** Keeps the way back (`?next=`) while somebody goes between signing in and registering. */
export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
}
