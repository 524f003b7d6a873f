import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { type CachedAnswers, changeAnswers } from '#platform/client/cached-answers.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import type { Group } from '../groups.contract.ts';
import {
  askingDeclined,
  askingWithdrawn,
  groupLeft,
  groupMuted,
  joinedGroup,
  memberRemoved,
} from './group-changes.ts';
import {
  askingQuery,
  foundGroupsQuery,
  groupMembersQuery,
  groupQuery,
  myGroupsQuery,
} from './group-queries.ts';

const group: Group = {
  id: 'g1',
  name: 'Thursday kitchen',
  about: '',
  guidelines: '',
  topic: 'scripture',
  language: 'en',
  admission: 'request',
  room: 'vineyard',
  members: 12,
  standing: 'member',
  archivedAt: null,
  createdAt: 1,
  faces: [],
  isMuted: false,
  asking: null,
  offer: null,
  archivedBy: null,
  hidden: null,
  can: { join: false, write: true, help: false, lead: false, report: true },
};
const pages = (items: object[]) => ({ pages: [{ items, next: null }], pageParams: ['/'] });
const ruth = { person: { id: 'ruth' } };
const tola = { person: { id: 'tola' } };

let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
});
const change = (apply: (cache: CachedAnswers) => void) => changeAnswers(client, apply);
const shown = ({ queryKey }: { queryKey: readonly unknown[] }) => client.getQueryData(queryKey);
const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  client.getQueryState(queryKey)?.isInvalidated;

it('who asks, and takes it back, is shown so wherever the group is', () => {
  const mine = { ...group, passage: null, fresh: 3 };
  client.setQueryData(groupQuery('g1').queryKey, { ...group, standing: 'none' });
  client.setQueryData(foundGroupsQuery({}).queryKey, pages([{ ...group, standing: 'none' }]));
  change((cache) =>
    joinedGroup(
      cache,
      { ...group, standing: 'asked', needsHelp: false },
      { params: { groupId: 'g1' }, body: {} },
    ),
  );
  expect(shown(groupQuery('g1'))).toMatchObject({ standing: 'asked' });
  expect(shown(foundGroupsQuery({}))).toMatchObject(pages([{ id: 'g1', standing: 'asked' }]));

  client.setQueryData(myGroupsQuery.queryKey, [{ ...mine, standing: 'asked' }]);
  change((cache) => askingWithdrawn(cache, undefined, { params: { groupId: 'g1' } }));
  expect(isStale(groupQuery('g1'))).toBe(true);
  expect(shown(foundGroupsQuery({}))).toMatchObject(pages([{ standing: 'none' }]));
  expect(shown(myGroupsQuery)).toEqual([]);
});

it('a muted group keeps in the list what only the list knows', () => {
  client.setQueryData(myGroupsQuery.queryKey, [{ ...group, passage: null, fresh: 3 }]);
  const input = { params: { groupId: 'g1' }, body: { isMuted: true } };
  change((cache) => groupMuted(cache, { ...group, isMuted: true }, input));
  expect(shown(myGroupsQuery)).toMatchObject([{ fresh: 3, isMuted: true }]);
});

it('one who was answered asks no more, and one who was removed is gone, in this group alone', () => {
  client.setQueryData(groupQuery('g1').queryKey, { ...group, asking: 2 });
  for (const id of ['g1', 'g2']) {
    client.setQueryData(askingQuery(id).queryKey, pages([ruth, tola]));
    client.setQueryData(groupMembersQuery(id).queryKey, pages([ruth, tola]));
  }
  const params = { groupId: 'g1', personId: 'ruth' };
  change((cache) => askingDeclined(cache, { needsHelp: false }, { params, body: {} }));
  expect(shown(askingQuery('g1'))).toEqual(pages([tola]));
  expect(shown(askingQuery('g2'))).toEqual(pages([ruth, tola]));
  expect(shown(groupQuery('g1'))).toMatchObject({ asking: 1 });
  change((cache) => memberRemoved(cache, undefined, { params }));
  expect(shown(groupMembersQuery('g1'))).toEqual(pages([tola]));
  expect(shown(groupMembersQuery('g2'))).toEqual(pages([ruth, tola]));
});

it('whoever left has it in no list', () => {
  const mine = { ...group, passage: null, fresh: 0 };
  client.setQueryData(myGroupsQuery.queryKey, [mine, { ...mine, id: 'g2' }]);
  change((cache) => groupLeft(cache, undefined, { params: { groupId: 'g1' } }));
  expect(shown(myGroupsQuery)).toMatchObject([{ id: 'g2' }]);
});
