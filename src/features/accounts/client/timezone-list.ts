import { rawTimeZones, timeZonesNames } from '@vvo/tzdb';
import { cityOf, offsetOf, type TimezoneChoice, todaysTimezone } from '../timezones.rules.ts';

/** All time zones by city, the device's own first; one that this browser does not know is left out. */
export function timezoneChoices(ofDevice: string, now: number): TimezoneChoice[] {
  const own = todaysTimezone(ofDevice);
  const choices = [...timeZonesNames, 'UTC'].flatMap((name) => choiceOf(name, now) ?? []);
  const byCity = choices.sort((a, b) => a.city.localeCompare(b.city, 'en'));
  return byCity.sort((a, b) => Number(b.name === own) - Number(a.name === own));
}

/** The choice that a stored name stands for: its own, or the one that took its place ('US/Pacific', 'Europe/Uzhgorod'). */
export function choiceFor(stored: string, choices: readonly TimezoneChoice[]): TimezoneChoice | null {
  const zone = zoneOf(stored);
  const named = (name: string | undefined) => choices.find((choice) => choice.name === name);
  return named(todaysTimezone(stored)) ?? named(zone?.name) ?? null;
}

function choiceOf(name: string, now: number): TimezoneChoice | null {
  const offset = offsetOf(name, now);
  if (offset === '') return null;
  const zone = zoneOf(name);
  const city = cityOf(name);
  // The larger cities are those of the zone's first place: Detroit keeps New York's time, and is not beside Brooklyn.
  const cities = zone?.name === name ? zone.mainCities.filter((other) => other !== city) : [];
  const region = name.split('/').slice(1, -1).join(' ').replaceAll('_', ' ');
  const place = [cities.slice(0, 3).join(', '), region, zone?.countryName ?? ''];
  return {
    name,
    city,
    offset,
    place: [...new Set(place)].filter(Boolean).join(' · '),
    alsoKnownAs: [name, ...olderNames(name), zone?.alternativeName ?? ''].join(' '),
  };
}

function olderNames(name: string): string[] {
  const group = zoneOf(name)?.group ?? [];
  const ofZone = zoneOf(name)?.name === name ? group.filter((other) => !timeZonesNames.includes(other)) : [];
  return [...ofZone, ...group.filter((other) => todaysTimezone(other) === name)];
}

function zoneOf(name: string) {
  return rawTimeZones.find(({ group }) => group.includes(name));
}
