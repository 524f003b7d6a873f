import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import { chaptersReadQuery } from './bible-queries.ts';
import { chapterMarkedRead, chapterUnmarked, readTodayQuery } from './chapter-marks.ts';

const progress = { currentXP: 5, level: 1 };

let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
  client.setQueryData(chaptersReadQuery.queryKey, ['JHN.2']);
  client.setQueryData(readTodayQuery.queryKey, []);
});
const shown = () => [
  client.getQueryData(chaptersReadQuery.queryKey),
  client.getQueryData(readTodayQuery.queryKey),
];
const mark = (chapterId: string, readAt: number) => {
  const answer = { chapterId, isFirstTime: true, xpEarned: 5, readAt, progress };
  changeAnswers(client, (cache) => chapterMarkedRead(cache, answer, {} as never));
};
const unmark = (chapterId: string, isRead: boolean) =>
  changeAnswers(client, (cache) => chapterUnmarked(cache, { chapterId, isRead, progress }, {} as never));

it('a chapter is marked once, and taken back', () => {
  for (const _ of [1, 2]) mark('JHN.3', 7);
  expect(shown()).toEqual([['JHN.2', 'JHN.3'], [{ chapterId: 'JHN.3', readAt: 7 }]]);
  unmark('JHN.3', false);
  expect(shown()).toEqual([['JHN.2'], []]);
});

it('a chapter that is read again and taken back was read before', () => {
  mark('JHN.2', 7);
  expect(shown()).toEqual([['JHN.2'], [{ chapterId: 'JHN.2', readAt: 7 }]]);
  unmark('JHN.2', true);
  expect(shown()).toEqual([['JHN.2'], []]);
});
