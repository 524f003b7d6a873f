import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { pathOfKey } from '#platform/client/endpoint-keys.ts';
import { itemsOf } from '#platform/client/query-answers.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import type { Chapter, ReadingSession } from '../bible.contract.ts';
import { chapterPath } from '../bible.rules.ts';
import {
  favoriteCreated,
  favoriteDeleted,
  readingSessionContinued,
  readingSessionEnded,
  readingSessionStarted,
} from './bible-changes.ts';
import {
  chapterQuery,
  favoriteIdsQuery,
  favoritesQuery,
  openReadingSessionQuery,
  shownChapterQuery,
} from './bible-queries.ts';

const progress = { currentXP: 5, level: 1 };
const verse = (id: string) => ({ id, reference: id, text: id, translation: 'WEB' as const });

let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
});

it('a chapter is asked for at the address under which the page brings it along', () => {
  expect(pathOfKey(chapterQuery('1JN', 3, 'KJV').queryKey)).toBe(chapterPath('1JN', 3, 'KJV'));
});

it('while a translation is fetched, only the same chapter stands in for it', () => {
  const { placeholderData } = shownChapterQuery('PSA', '23', 'KJV');
  const web: Chapter = {
    bookId: 'PSA',
    bookName: 'Psalms',
    chapter: 23,
    translation: 'WEB',
    text: { abbreviation: 'WEB', edition: 'World English Bible', language: 'en', direction: 'ltr' },
    hasBook: true,
    blocks: [],
    previous: null,
    next: null,
  };
  expect(placeholderData(web)).toBe(web);
  expect(placeholderData({ ...web, chapter: 24 })).toBeUndefined();
  expect(placeholderData({ ...web, bookId: 'JHN' })).toBeUndefined();
  expect(placeholderData(undefined)).toBeUndefined();
});

describe('favorites', () => {
  const [web, kjv] = [favoritesQuery('WEB').queryKey, favoritesQuery('KJV').queryKey];
  beforeEach(() => {
    for (const key of [web, kjv]) {
      const page = { items: [verse('JHN.3.16')], next: null, previous: null };
      client.setQueryData(key, { pages: [page], pageParams: [pathOfKey(key)] });
    }
    client.setQueryData(favoriteIdsQuery.queryKey, ['JHN.3.16']);
  });
  const shown = (key: typeof web) => itemsOf(client.getQueryData(key) as never);
  const ids = () => client.getQueryData(favoriteIdsQuery.queryKey);
  const add = (id: string) =>
    changeAnswers(client, (cache) =>
      favoriteCreated(cache, verse(id), { params: { verseId: id }, query: { translation: 'WEB' } }),
    );

  it('a new one comes first; in the other translation it is fetched again', () => {
    add('PSA.23.1');
    expect(shown(web)).toEqual([verse('PSA.23.1'), verse('JHN.3.16')]);
    expect(ids()).toEqual(['JHN.3.16', 'PSA.23.1']);
    expect(client.getQueryState(kjv)?.isInvalidated).toBe(true);
  });

  it('the same one stays where it is', () => {
    add('JHN.3.16');
    expect([shown(web), ids()]).toEqual([[verse('JHN.3.16')], ['JHN.3.16']]);
    expect(client.getQueryState(kjv)?.isInvalidated).toBe(false);
  });

  it('a removed one is gone in each translation', () => {
    changeAnswers(client, (cache) => favoriteDeleted(cache, undefined, { params: { verseId: 'JHN.3.16' } }));
    expect([shown(web), shown(kjv), ids()]).toEqual([[], [], []]);
  });
});

describe('the open reading session', () => {
  const key = openReadingSessionQuery.queryKey;
  const session = (id: string): ReadingSession => ({
    id,
    startedAt: 1,
    visibleMs: 0,
    endedAt: null,
    minutes: 0,
    xpEarned: 0,
  });

  it('begins, goes on and ends', () => {
    client.setQueryData(key, null);
    changeAnswers(client, (cache) => readingSessionStarted(cache, { ...session('a'), progress }, {}));
    expect(client.getQueryData(key)).toEqual(session('a'));
    const later = { ...session('a'), visibleMs: 9 };
    changeAnswers(client, (cache) => readingSessionContinued(cache, later, {} as never));
    expect(client.getQueryData(key)).toEqual(later);
    changeAnswers(client, (cache) => readingSessionEnded(cache, { ...later, progress }, {} as never));
    expect(client.getQueryData(key)).toBeNull();
  });

  it('is not touched by what comes late of another', () => {
    client.setQueryData(key, session('b'));
    changeAnswers(client, (cache) => {
      readingSessionContinued(cache, session('a'), {} as never);
      readingSessionEnded(cache, { ...session('a'), progress }, {} as never);
    });
    expect(client.getQueryData(key)).toEqual(session('b'));
  });
});
