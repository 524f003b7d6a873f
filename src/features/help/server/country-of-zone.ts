/** Zones of the countries whose lines we have, beside those that carry the country in their name. */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  AT: ['Europe/Vienna'],
  CH: ['Europe/Zurich'],
  DE: ['Europe/Berlin', 'Europe/Busingen'],
  ES: ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'],
  FR: ['Europe/Paris'],
  GB: ['Europe/London', 'Europe/Belfast', 'GB'],
  IE: ['Europe/Dublin'],
  NZ: ['Pacific/Auckland', 'Pacific/Chatham'],
  CA: [
    'Atikokan Blanc-Sablon Cambridge_Bay Creston Dawson Dawson_Creek Edmonton Fort_Nelson Glace_Bay Goose_Bay Halifax',
    'Inuvik Iqaluit Moncton Montreal Nipigon Pangnirtung Rainy_River Rankin_Inlet Regina Resolute St_Johns Swift_Current',
    'Thunder_Bay Toronto Vancouver Whitehorse Winnipeg Yellowknife',
  ].flatMap(inAmerica),
  US: [
    'Adak Anchorage Boise Chicago Denver Detroit Indiana/Indianapolis Indiana/Knox Indiana/Marengo Indiana/Petersburg',
    'Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac Indianapolis Juneau Kentucky/Louisville',
    'Kentucky/Monticello Los_Angeles Louisville Menominee Metlakatla New_York Nome North_Dakota/Beulah',
    'North_Dakota/Center North_Dakota/New_Salem Phoenix Shiprock Sitka Yakutat',
  ]
    .flatMap(inAmerica)
    .concat('Pacific/Honolulu'),
};

const COUNTRY_OF = new Map(
  Object.entries(ZONES).flatMap(([country, zones]) => zones.map((zone) => [zone, country] as const)),
);

/** The country whose lines are shown first to somebody with this IANA time zone; null where we have none. */
export function countryOfZone(zone: string): string | null {
  if (zone.startsWith('Australia/')) return 'AU';
  return COUNTRY_OF.get(zone) ?? null;
}

function inAmerica(names: string): string[] {
  return names.split(' ').map((name) => `America/${name}`);
}
