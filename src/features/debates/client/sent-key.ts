/** The key under which something is sent. */
export interface SentKey {
  of: string;
  value: string;
}

/** One key for as long as the body stays the same: sent again after a failure, it is made once. */
export function sentKey(body: object, known: SentKey | null, newKey: () => string): SentKey {
  const of = JSON.stringify(body);
  return known?.of === of ? known : { of, value: newKey() };
}
