import { useQuery } from '@tanstack/react-query';
import { helpLinesQuery } from './help-lines-query.ts';
import { regionOf } from './region-of.ts';

/** Who helps at once, in `country` if one was chosen; or in that of the reader's time zone, or of their browser's language. */
export function useHelpLines(country: string | null) {
  const own = useQuery(helpLinesQuery(null));
  const known = own.data?.countries.map(({ code }) => code) ?? [];
  const guess = own.data?.country === null ? regionOf(navigator.language) : null;
  const wanted = country ?? (guess !== null && known.includes(guess) ? guess : null);
  const ofCountry = useQuery({ ...helpLinesQuery(wanted), enabled: wanted !== null });
  return wanted === null ? own : ofCountry;
}

/** Who helps, while it is fetched, too. */
export type HelpQuery = ReturnType<typeof useHelpLines>;
