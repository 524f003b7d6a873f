import { z } from 'zod';
import { isBlank, isOneLine, isPiledUp, withoutTurns } from './visible-text.ts';

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

/** Free text of at most `max` characters that has something to be seen. @param empty what is said where it has not */
export function wordsOf(max: number, empty: string) {
  return text(max).refine((value) => !isBlank(value), empty);
}

const NOTHING_IN_IT = 'Please fill this in.';

/**
 * A short single line, trimmed, with something to be seen: a name or a title, which stands beside others' words. So control characters
 * are refused, and marks that are piled up; what would turn its direction is left out.
 */
export function line(max: number): z.ZodString {
  return lineOf(z.string().overwrite(withoutTurns), max);
}

/** The same with everything that was typed, for what has a rule of its own about what may stand in it. */
export function lineAsTyped(max: number): z.ZodString {
  return lineOf(z.string(), max);
}

function lineOf(given: z.ZodString, max: number): z.ZodString {
  const filled = given.trim().min(1, { message: NOTHING_IN_IT, abort: true });
  return storable(atMost(filled, max))
    .refine(isOneLine, 'Please use one line of plain text.')
    .refine((value) => !isBlank(value), NOTHING_IN_IT)
    .refine((value) => !isPiledUp(value), 'Please use fewer marks on one letter.');
}

/** An id as made by `newId`, or a catalogue's stable slug. */
export const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'This is not an id.');
