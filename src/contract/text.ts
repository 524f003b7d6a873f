import { z } from 'zod';

/**
 * Text that every database can store and every page can show. PostgreSQL refuses the character NUL, and a lone
 * surrogate is not Unicode. The length is counted in UTF-16 units, as a browser counts `maxlength`.
 */
function storable(schema: z.ZodString): z.ZodString {
  return schema
    .refine((value) => !value.includes('\0'), 'Remove the NUL character.')
    .refine((value) => value.isWellFormed(), 'This text has a broken character. Please type it again.');
}

/** Free text of at most `max` characters, kept as typed. */
export function text(max: number): z.ZodString {
  return storable(atMost(z.string(), max));
}

/** zod counts code points: a text of which it finds more is too long in any case. */
function atMost(schema: z.ZodString, max: number): z.ZodString {
  const message = `Please use at most ${max.toLocaleString('en-US')} characters.`;
  return schema.max(max, { message, abort: true }).refine((value) => value.length <= max, message);
}

/** Free text of at most `max` characters that has more than white space. @param empty what is said where it has not */
export function wordsOf(max: number, empty: string) {
  return text(max).refine((value) => value.trim() !== '', empty);
}

/** A short single line, trimmed, not empty. Control characters are refused: they could reorder or hide text. */
export function line(max: number): z.ZodString {
  return storable(
    atMost(z.string().trim().min(1, 'Please fill this in.'), max),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
  ).refine((value) => !/[\u0000-\u001f\u007f]/.test(value), 'Please use one line of plain text.');
}

/** An id as made by `newId`, or a catalogue's stable slug. */
export const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'This is not an id.');
