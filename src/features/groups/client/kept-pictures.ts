/** A picture of a draft, as the draft keeps it; its bytes are kept under the id (`keptBlobs`). */
export interface KeptPicture {
  /** Of this choice: the same picture chosen again is another one. */
  id: string;
  /** What is to be seen on it. */
  alt: string;
  /** Where its bytes were sent to; null until they are there. Sent again after an answer that was lost, a post names the same. */
  sentTo: string | null;
}

/** Of what was kept of a draft, perhaps by an earlier version. */
export function keptPicturesIn(value: unknown): readonly KeptPicture[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap(({ id, alt, sentTo }: Partial<Record<keyof KeptPicture, unknown>>) =>
    typeof id === 'string' && typeof alt === 'string'
      ? [{ id, alt, sentTo: typeof sentTo === 'string' ? sentTo : null }]
      : [],
  );
}
