import { expect, it } from 'vitest';
import type { Tx } from './db/database.ts';
import type { EventSender } from './events/events.ts';
import { eraseAll, joinSections, type PersonalData } from './personal-data.ts';

function sectionsThat(erased: string[], indexed: readonly string[]): PersonalData[] {
  return ['entries', 'groups', 'entries', 'answers'].map((section, i) => ({
    section,
    tables: [],
    ...(indexed.includes(section) && { isIndexed: true as const }),
    exportOf: async function* () {},
    eraseOf: async () => {
      erased.push(`${section} ${i}`);
    },
  }));
}

it('erases what has an index of words after all else, because every statement after it would write the index out', async () => {
  const erased: string[] = [];
  const personalData = joinSections(sectionsThat(erased, ['entries']));
  await eraseAll({} as Tx, 'somebody', { personalData, events: {} as EventSender, words: new Map(), now: 0 });
  expect(erased).toEqual(['groups 1', 'answers 3', 'entries 0', 'entries 2']);
});
