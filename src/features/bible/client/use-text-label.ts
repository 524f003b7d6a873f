import { useQuery } from '@tanstack/react-query';
import { isOurs, type TextId } from '../bible.rules.ts';
import { translationsQuery } from './bible-queries.ts';

/** What stands after a reference: 'WEB', or the abbreviation of a text that was brought. */
export function useTextLabel(id: TextId): string {
  const { data } = useQuery({ ...translationsQuery, enabled: !isOurs(id) });
  if (isOurs(id)) return id;
  const [name = id] = id.split('.');
  return data?.find((text) => text.id.startsWith(`${name}.`))?.abbreviation ?? name.toUpperCase();
}
