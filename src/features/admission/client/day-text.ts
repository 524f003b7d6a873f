/** 'Nov 22, 2026' of a moment, in the reader's own zone. */
export function dayText(at: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(at);
}
