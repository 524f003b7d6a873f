import { useQuery } from '@tanstack/react-query';
import { isOurs, type TextId } from '../bible.rules.ts';
import { translationsQuery } from './bible-queries.ts';

/**
 * For words of a text that stand elsewhere than in its chapters: the language in which they are read out, and where their lines
 * begin. Ours are in the page's own.
 */
export function useTextLanguage(id: TextId): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { data } = useQuery({ ...translationsQuery, enabled: !isOurs(id) });
  const text = isOurs(id) ? undefined : data?.find((listed) => listed.id === id);
  return text === undefined ? {} : { lang: text.language, dir: text.direction };
}
