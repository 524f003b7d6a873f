import { type FieldReaders, fieldsIn, orNull, textIn } from '#platform/client/kept-values.ts';

/** A picture of a draft, as the draft keeps it; its bytes are kept under the id (`keptBlobs`). */
export interface KeptPicture {
  /** Of this choice: the same picture chosen again is another one. */
  id: string;
  /** What is to be seen on it. */
  alt: string;
  /** Where its bytes were sent to; null until they are there. Sent again after an answer that was lost, a post names the same. */
  sentTo: string | null;
}

const PICTURE_FIELDS: FieldReaders<KeptPicture> = { id: textIn, alt: textIn, sentTo: orNull(textIn) };

/** Of what was kept of a draft, perhaps by an earlier version. */
export function keptPicturesIn(kept: unknown): readonly KeptPicture[] | undefined {
  return Array.isArray(kept) ? kept.flatMap((one) => pictureIn(one) ?? []) : undefined;
}

function pictureIn(kept: unknown): KeptPicture | undefined {
  const { id, alt, sentTo = null } = fieldsIn(PICTURE_FIELDS, kept);
  return id === undefined || alt === undefined ? undefined : { id, alt, sentTo };
}
