import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { readFirstAnswers } from './first-answers.ts';

describeOnBothEngines('what a page brings along', (app) => {
  it.each([
    ['/', ['/api/auth/user', '/api/user/profile', '/api/chests'], []],
    ['/?tab=outfits', ['/api/auth/user', '/api/user/profile', '/api/outfits'], []],
    ['/?tab=constructor', ['/api/auth/user', '/api/user/profile'], []],
    ['/wallpapers', ['/api/auth/user', '/api/user/profile', '/api/wallpaper-collections'], []],
    [
      '/bible/jhn/3/16',
      ['/api/auth/user', '/api/user/profile'],
      ['/api/bible/books', '/api/bible/books/JHN/chapters/3?translation=WEB&v=2'],
    ],
    [
      '/journal?x=1',
      ['/api/auth/user', '/api/user/profile', '/api/journal/today', '/api/journal/on-this-day'],
      ['/api/journal/entries'],
    ],
  ])('%s: what its screen asks for first, answered to its user', async (url, paths, early) => {
    const alice = await app().user('alice');
    const first = await readFirstAnswers(app().server.app, url, alice.cookieHeader());
    expect(Object.keys(first.answers)).toEqual(paths);
    expect(first.early).toEqual(early);
    for (const path of paths) expect(first.answers[path]).toEqual((await alice.send('GET', path)).body);
  });

  it('is nothing without a session', async () => {
    expect(await readFirstAnswers(app().server.app, '/', 'lampstand.session_token=made.up')).toEqual({
      answers: {},
      early: [],
    });
  });
});
