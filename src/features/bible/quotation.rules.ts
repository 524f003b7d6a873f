/**
 * A passage in quotation marks. Where it quotes somebody itself, its own marks do: a speech that goes on after it is closed, one
 * that began before it is opened, and nothing else is added, so that no marks of one kind stand in one another.
 */
export function inQuotationMarks(text: string): string {
  return /[“”]/.test(text) ? withMissingMarks(text) : `“${text}”`;
}

/** A passage that stands without quotation marks: where it is part of somebody's speech, with the mark that it lacks, and no other. */
export function withMissingMarks(text: string): string {
  let open = 0;
  let begunBefore = 0;
  for (const mark of text.match(/[“”]/g) ?? []) {
    if (mark === '“') open += 1;
    else if (open > 0) open -= 1;
    else begunBefore += 1;
  }
  return '“'.repeat(begunBefore) + text + '”'.repeat(open);
}
