import { inQuotationMarks } from '../quotation.rules.ts';

/** In which form verses are copied; reference and translation are always with them. */
export const COPY_FORMS = ['quotation', 'reference-first', 'numbered'] as const;
export type CopyForm = (typeof COPY_FORMS)[number];

export interface CopiedVerses {
  reference: string;
  text: string;
  translation: string;
  parts: readonly { verse: number; text: string }[];
}

/** The words and then their place in brackets, the place above the words, or each verse with its number. */
export function copiedText({ reference, text, translation, parts }: CopiedVerses, form: CopyForm): string {
  if (form === 'quotation') return `${inQuotationMarks(text)} (${reference}, ${translation})`;
  const words = form === 'numbered' ? parts.map((part) => `${part.verse} ${part.text}`).join('\n') : text;
  return `${reference} (${translation})\n${words}`;
}
