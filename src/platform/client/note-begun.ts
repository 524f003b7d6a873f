/**
 * Says that the app's own scripts have come: what watches over that (public/begin-again.js) has nothing left to do, and what it has
 * counted is forgotten. So are words that were to stand again in a rendered page (public/early-hands.js), where none has come.
 */
export function noteBegun(): void {
  document.documentElement.dataset.begun = '';
  try {
    sessionStorage.removeItem('lampstand:begun-again');
    sessionStorage.removeItem('lampstand:typed-early');
  } catch {}
}
