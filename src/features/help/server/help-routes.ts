import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { getHelpLines } from '../help.contract.ts';
import { ELSEWHERE } from '../help-lines.ts';
import { countryOfZone } from './country-of-zone.ts';
import type { HelpLines } from './read-help-lines.ts';

/** Who helps at once. Nothing is kept of who asked. */
export function helpRoutes(endpoints: Endpoints, { helpLines }: { helpLines: HelpLines }): void {
  const countries = Object.entries(helpLines.countries)
    .map(([code, { name }]) => ({ code, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

  endpoints.handle(getHelpLines, async ({ query, caller }) => {
    const code = query.country ?? (caller && countryOfZone(caller.timezone));
    const country = code ? helpLines.countries[code] : undefined;
    return {
      church: [...helpLines.church],
      country: code && country ? { code, name: country.name } : null,
      lines: [...(country?.lines ?? [])],
      countries,
      elsewhere: ELSEWHERE,
    };
  });
}
