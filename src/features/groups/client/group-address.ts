import { GROUP_TOPICS } from '../groups.rules.ts';
import type { GroupSearch } from './group-queries.ts';

/** What is looked for, in the address, so that Back comes back to it. What no group can have is left out. */
export function searchIn(address: string): GroupSearch {
  const said = new URLSearchParams(address);
  const q = said.get('q')?.trim().slice(0, 80) ?? '';
  const topic = GROUP_TOPICS.find((one) => one === said.get('topic'));
  const language = said.get('language') ?? '';
  return {
    ...(q !== '' && { q }),
    ...(topic !== undefined && { topic }),
    ...(/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language) && { language }),
  };
}

/** Where groups are found that are looked for by this. */
export function addressOf(search: GroupSearch): string {
  const said = new URLSearchParams({ ...search }).toString();
  return said === '' ? '/community/groups' : `/community/groups?${said}`;
}
