/** '6:40 AM', as the reader's language writes it. */
export function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
}

/** 'Saturday, November 21, 2026' */
export function longDate(at: number): string {
  return new Date(at).toLocaleDateString(undefined, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}
