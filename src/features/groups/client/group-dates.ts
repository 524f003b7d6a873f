/** Today's calendar day in the zone of this browser. */
export function today(now: Date = new Date()): string {
  const two = (part: number) => `${part}`.padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
