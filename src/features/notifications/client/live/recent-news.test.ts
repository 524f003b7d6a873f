import { expect, it } from 'vitest';
import { RecentNews } from './recent-news.ts';

it('tells a page what changed since it was loaded, each once', () => {
  const news = new RecentNews();
  news.note(['/api/prayer'], 1000);
  news.note(['/api/notifications', '/api/groups/mine'], 2000);
  news.note(['/api/notifications'], 3000);
  news.note([], 3000);
  expect(news.since(1500)).toEqual(['/api/notifications', '/api/groups/mine']);
  expect(news.since(2500)).toEqual(['/api/notifications']);
  expect(news.since(3001)).toEqual([]);
});

it('keeps it for as long as a page may take to load', () => {
  const news = new RecentNews();
  news.note(['/api/prayer'], 1000);
  news.note(['/api/circle'], 61_000);
  expect(news.since(0)).toEqual(['/api/circle']);
});
