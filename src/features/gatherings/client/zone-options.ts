import { ownZone } from '#platform/client/date-text.ts';
import type { SelectGroup } from '#ui/select.tsx';
import { placeOf } from './gathering-dates.ts';

/** The zones that this browser knows, by region; the reader's own first, and `kept`, which it may know by another name. */
export function zoneOptions(
  kept: string,
  own: string = ownZone(),
  known: readonly string[] = Intl.supportedValuesOf('timeZone'),
): SelectGroup[] {
  const mine = [...new Set(kept === '' ? [own] : [own, kept])];
  const others = known.filter((zone) => zone.includes('/') && !mine.includes(zone));
  const regions = Map.groupBy(others, (zone) => zone.slice(0, zone.indexOf('/')));
  return [
    { label: 'Yours', options: mine.map(optionOf) },
    ...[...regions].map(([label, zones]) => ({ label, options: zones.map(optionOf) })),
  ];
}

const optionOf = (value: string) => ({ value, label: placeOf(value) });
