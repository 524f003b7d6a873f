import { editDistance } from './edit-distance.ts';

/** What Kubernetes and Docker tell a container of each service beside it, whatever somebody has called that. */
const OF_A_SERVICE = /_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP)(_\w+)?)$/;
const ADDRESS_OF_A_SERVICE = /^(tcp|udp):\/\//;

/**
 * A line for each variable of the environment that nearly is a setting and is none: whoever misspelt it believes that it is set.
 * @param settings all names that are read
 */
export function misspeltSettings(
  env: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (settings.includes(name) || OF_A_SERVICE.test(name) || ADDRESS_OF_A_SERVICE.test(value ?? ''))
      return [];
    const [nearest] = settings
      .map((setting) => ({ setting, distance: editDistance(name.toUpperCase(), setting) }))
      .filter(({ setting, distance }) => distance <= likelyMistakes(setting))
      .sort((a, b) => a.distance - b.distance);
    return nearest ? [`${name} is not a setting; did you mean ${nearest.setting}?`] : [];
  });
}

/** How many letters of a name may be wrong; of a short one none: PORTS, POST and HOSTS are names of their own. */
function likelyMistakes(setting: string): number {
  if (setting.length < 8) return 0;
  return setting.length < 10 ? 1 : 2;
}
