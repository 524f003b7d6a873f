/**
 * Says that the app's own scripts have come: what watches over that (public/begin-again.js) has nothing left to do, and what it has
 * counted is forgotten.
 */
export function noteBegun(): void {
  document.documentElement.dataset.begun = '';
  try {
    sessionStorage.removeItem('lampstand:begun-again');
  } catch {}
}
