import { MOOD_IDS, WRITTEN_FIELDS, type WrittenEntry } from '../journal.rules.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const textOrNone = (value: unknown) => (value === null ? null : text(value));

const READ: { [Field in keyof WrittenEntry]: (value: unknown) => WrittenEntry[Field] | undefined } = {
  content: text,
  reflectionPrompt: textOrNone,
  mood: (value) => (value === null ? null : MOOD_IDS.find((id) => id === value)),
  passage: textOrNone,
};

/** The written fields of an entry among what a browser has kept. What is no value of its field is left out: another program wrote it. */
export function readKeptFields(kept: object): Partial<WrittenEntry> {
  const values = kept as Record<string, unknown>;
  return Object.fromEntries(
    WRITTEN_FIELDS.flatMap((field) => {
      const value = READ[field](values[field]);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}
