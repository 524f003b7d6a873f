import { describe, expect, it } from 'vitest';
import { defineScreen, defineTab, type FeatureScreens } from './define-screen.ts';
import { createScreenTable, isRendered, showsTabs } from './screen-table.ts';

const load = async () => ({ Page: () => null });
const shown = { load, component: 'Page', title: '', layout: 'app' } as const;

const features: FeatureScreens[] = [
  {
    everywhere: ['/api/me'],
    screens: [
      defineScreen({ ...shown, path: '/', access: 'visitor' }),
      defineScreen({ ...shown, path: '/', access: 'signed-in', hasTabs: true, isRendered: true }),
      defineScreen({ ...shown, path: '/signin', access: 'anyone' }),
    ],
  },
  {
    screens: [
      defineScreen({
        ...shown,
        path: '/bible/:book/:chapter/:verse?',
        access: 'signed-in',
        isRendered: true,
        first: ({ params, cookies }) => [`/api/${params['book']}/${params['chapter']}/${cookies ?? 'none'}`],
      }),
    ],
    tabs: [
      defineTab({ load, component: 'Page', id: 'later', label: 'Later', order: null }),
      defineTab({
        load,
        component: 'Page',
        id: 'second',
        label: 'Second',
        order: 2,
        first: () => ['/api/second'],
      }),
      defineTab({
        load,
        component: 'Page',
        id: 'first',
        label: 'First',
        order: 1,
        isDefault: true,
        isRendered: true,
      }),
    ],
  },
];

describe('the table of screens', () => {
  const table = createScreenTable(features);
  const pathAt = (url: string) => table.placeAt(url, 'signed-in')?.screen.path ?? null;

  it.each([
    ['/', '/'],
    ['/?tab=second', '/'],
    ['/signin', '/signin'],
    ['/signin/', '/signin'],
    ['/signins', null],
    ['/bible/JHN/3', '/bible/:book/:chapter/:verse?'],
    ['/bible/JHN/3/16?x=1', '/bible/:book/:chapter/:verse?'],
    ['/bible/JHN', null],
    ['/bible/JHN/3/16/1', null],
    ['/bible/%ff/3', '/bible/:book/:chapter/:verse?'],
  ])('%s is %s', (url, path) => {
    expect(pathAt(url)).toBe(path);
  });

  it('has another screen at one path for a visitor', () => {
    expect(table.placeAt('/', 'visitor')?.screen.access).toBe('visitor');
    expect(table.placeAt('/', 'signed-in')?.screen.access).toBe('signed-in');
    // It is shown who may see it after signing in.
    expect(table.placeAt('/bible/JHN/3', 'visitor')?.screen.access).toBe('signed-in');
  });

  it('puts the tabs in the order of the navigation, and falls back to the default one', () => {
    expect(table.tabs.map(({ id }) => id)).toEqual(['first', 'second', 'later']);
    expect(table.tabAt('tab=second')?.id).toBe('second');
    expect(table.tabAt('tab=constructor')?.id).toBe('first');
    expect(table.tabAt('')?.id).toBe('first');
  });

  it.each([
    ['/?tab=second', ['/api/me', '/api/second'], false],
    ['/', ['/api/me'], true],
    ['/bible/J%20N/3', ['/api/me', '/api/J N/3/none'], true],
    ['/signin', ['/api/me'], false],
  ])('%s brings %s along; rendered: %s', (url, paths, rendered) => {
    const place = table.placeAt(url, 'signed-in');
    expect(place && table.firstPaths(place)).toEqual(paths);
    expect(place && isRendered(place)).toBe(rendered);
  });

  it('shows the tabs on home and on what belongs to one; a screen of an unknown tab is refused', () => {
    const journal = defineScreen({ ...shown, path: '/journal', access: 'signed-in', homeTab: 'second' });
    const { screens } = createScreenTable([...features, { screens: [journal] }]);
    expect(screens.filter(showsTabs).map(({ path }) => path)).toEqual(['/', '/journal']);
    const astray = { ...journal, path: '/astray', homeTab: 'third' };
    expect(() => createScreenTable([...features, { screens: [astray] }])).toThrow(
      '/astray belongs to the tab third',
    );
  });

  it('refuses two screens for one path and the same people, two tabs of one name, and two default tabs', () => {
    const signIn = defineScreen({ ...shown, path: '/signin', access: 'anyone' });
    expect(() => createScreenTable([...features, { screens: [signIn] }])).toThrow('/signin for anyone');
    const tab = defineTab({ load, component: 'Page', id: 'second', label: 'Twin', order: 3 });
    expect(() => createScreenTable([...features, { tabs: [tab] }])).toThrow('tab second');
    const other = defineTab({
      load,
      component: 'Page',
      id: 'other',
      label: 'Other',
      order: 3,
      isDefault: true,
    });
    expect(() => createScreenTable([...features, { tabs: [other] }])).toThrow('2 default tabs');
  });
});
