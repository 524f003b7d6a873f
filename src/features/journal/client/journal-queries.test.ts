import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import type { JournalEntry } from '../journal.contract.ts';
import { UNWRITTEN } from '../journal.rules.ts';
import {
  entriesQuery,
  entryCreated,
  entryDeleted,
  entryUpdated,
  latestEntryQuery,
  onThisDayQuery,
} from './journal-queries.ts';
import { todayQuery } from './today-query.ts';

const entry = (id: string, content: string): JournalEntry => ({
  ...UNWRITTEN,
  id,
  content,
  writingTimeMinutes: 1,
  createdAt: Number(id),
  updatedAt: null,
  xpEarned: 10,
});
const [quail, manna] = [entry('2', 'Quail in the evening'), entry('1', 'Manna in the morning')];
const ruth = { id: 'ruth', currentXP: 240, level: 1 } as User;

let client: QueryClient;
const listed = (q = '') =>
  client
    .getQueryData<{ pages: { items: JournalEntry[] }[] }>(entriesQuery(q).queryKey)
    ?.pages.flatMap(({ items }) => items.map(({ content }) => content));
const user = () => client.getQueryData<User>(currentUserKey);

beforeEach(() => {
  client = createQueryClient();
  const pages = (items: JournalEntry[]) => ({ pages: [{ items, next: null }], pageParams: [''] });
  client.setQueryData(entriesQuery('').queryKey, pages([quail, manna]));
  client.setQueryData(entriesQuery('MANNA').queryKey, pages([manna]));
  client.setQueryData(onThisDayQuery.queryKey, [manna]);
  client.setQueryData(todayQuery.queryKey, { nextEntryXP: 10, paidEntriesLeft: 1, promptId: 'trust' });
  client.setQueryData(currentUserKey, ruth);
});

describe('a new entry', () => {
  const created = {
    ...entry('3', 'Water from the rock'),
    nextEntryXP: 0,
    paidEntriesLeft: 0,
    progress: { currentXP: 250, level: 2 },
  };
  const save = (answer = created) =>
    changeAnswers(client, (cache) => entryCreated(cache, answer, {} as never));

  it('comes first, and only in the lists that it belongs to', () => {
    save();
    expect(listed()).toEqual(['Water from the rock', quail.content, manna.content]);
    expect(listed('MANNA')).toEqual([manna.content]);
    save({ ...created, id: '4', content: 'Manna, again' });
    expect(listed('MANNA')).toEqual(['Manna, again', manna.content]);
  });

  it('pays, and says what the next one would earn', () => {
    save();
    expect(user()).toEqual({ ...ruth, currentXP: 250, level: 2 });
    expect(client.getQueryData(todayQuery.queryKey)).toEqual({
      nextEntryXP: 0,
      paidEntriesLeft: 0,
      promptId: 'trust',
    });
  });

  it('is there once however often it was sent, and an older answer takes no XP away', () => {
    save();
    save({ ...created, progress: { currentXP: 240, level: 1 } });
    expect(listed()).toHaveLength(3);
    expect(user()?.currentXP).toBe(250);
  });

  it('makes no user of a visitor', () => {
    client.setQueryData(currentUserKey, null);
    save();
    expect(user()).toBeNull();
  });
});

describe('an edited entry', () => {
  const edit = (content: string) =>
    changeAnswers(client, (cache) => entryUpdated(cache, { ...manna, content }, {} as never));

  it('is changed where it stands', () => {
    edit('Manna, again');
    expect(listed()).toEqual([quail.content, 'Manna, again']);
    expect(listed('MANNA')).toEqual(['Manna, again']);
    expect(client.getQueryData(onThisDayQuery.queryKey)?.[0]?.content).toBe('Manna, again');
  });

  it('leaves a search that does not find it any longer', () => {
    edit('Bread');
    expect(listed('MANNA')).toEqual([]);
  });
});

describe('the latest entry', () => {
  const query = () => client.getQueryState(latestEntryQuery.queryKey);
  beforeEach(() => {
    const pages = [{ items: [quail], next: '/api/journal/entries?limit=1&cursor=older' }];
    client.setQueryData(latestEntryQuery.queryKey, { pages, pageParams: [''] });
  });
  const remove = (entryId: string) =>
    changeAnswers(client, (cache) => entryDeleted(cache, undefined, { params: { entryId } }));

  it('is asked for when the one that was it is deleted', () => {
    remove(quail.id);
    expect(query()?.isInvalidated).toBe(true);
  });

  it('stays while another one is deleted', () => {
    remove(manna.id);
    expect(query()).toMatchObject({ isInvalidated: false, data: { pages: [{ items: [quail] }] } });
  });
});

it('a deleted entry is gone from every list', () => {
  changeAnswers(client, (cache) => entryDeleted(cache, undefined, { params: { entryId: manna.id } }));
  expect(listed()).toEqual([quail.content]);
  expect(listed('MANNA')).toEqual([]);
  expect(client.getQueryData(onThisDayQuery.queryKey)).toEqual([]);
  expect(user()).toEqual(ruth);
});
