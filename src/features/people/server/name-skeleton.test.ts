import { describe, expect, it } from 'vitest';
import { chosenNameProblem } from '../chosen-name.rules.ts';
import { isTakenFor } from './name-likeness.ts';
import { isNameOfNobody } from './name-nobody.ts';
import { isOfficeName, isOfficeNameOfGroup } from './name-office.ts';
import { skeletonOf } from './name-skeleton.ts';

describe('what a name looks like', () => {
  it.each([
    ['Ruth', 'ruth'],
    ['Ruth', 'R\u016bth'],
    ['Ruth M.', 'RuthM'],
    ['Maria', '\u041c\u0430\u0433\u0456\u0430'],
    ['Ian', 'lan'],
    ['Corner', 'Comer'],
    ['Anna', '\uff21\uff4e\uff4e\uff41'],
    ['Ruth', 'Ru\u0e31th'],
    ['Ruth', 'Ru\u180bth'],
    ['Ruth', '\u0903Ruth\u3099'],
  ])('%s looks like %s', (a, b) => {
    expect(skeletonOf(a)).toBe(skeletonOf(b));
  });

  it.each([
    ['Ruth', 'Rut'],
    ['Anna', 'Hannah'],
    ['\u0930\u093e\u092e', '\u0930\u092e\u093e'],
    ['\u304b\u305a\u304d', '\u304b\u3059\u304e'],
    ['\u05e8\u05d5\u05ea', '\u05e0\u05e2\u05de\u05d9'],
    ['\uc740\ud61c', '\uc9c0\ud61c'],
  ])('%s does not look like %s', (a, b) => {
    expect(skeletonOf(a)).not.toBe(skeletonOf(b));
  });
});

describe('beside a shown name', () => {
  it.each([
    ['Tola A.', 'Tola A.'],
    ['Tola Adeyemi', 'Tola A.'],
    ['Tola Abara', 'Tola A.'],
    ['TOLA  a', 'Tola A.'],
    ['TolaAdeyemi', 'Tola A.'],
    ['Mary Jane de la Cruz', 'Mary Jane D.'],
    ['Tola A.', 'Tola Adeyemi'],
    ['Maria \u0410\u0431', 'Maria A.'],
    [
      '\u10d2\u10d8\u10dd\u10e0\u10d2\u10d8 \u10d1\u10d4\u10e0\u10d8\u10eb\u10d4',
      '\u10d2\u10d8\u10dd\u10e0\u10d2\u10d8 \u10d1.',
    ],
    ["Jan 't Hooft", 'Jan H.'],
  ])('%s is taken for %s', (name, shown) => expect(isTakenFor(name, shown)).toBe(true));

  it.each([
    ['Tola', 'Tola A.'],
    ['Tola Bello', 'Tola A.'],
    ['Tola Abara', 'Tola Adeyemi'],
    ['Tolaana', 'Tola A.'],
    ['Annabelle', 'Ann A.'],
    ['A', 'B'],
  ])('%s is not taken for %s', (name, shown) => expect(isTakenFor(name, shown)).toBe(false));
});

describe('the name of an office', () => {
  it.each([
    'Pastor Ruth',
    'LAMPSTAND',
    'L a m p s t a n d',
    '\u0410dm\u0456n',
    'The Moderators-Moderator',
    'm\u00f3d',
    'Administrators',
    'Admins of this place',
    'Moderators',
    'The Moderation',
    'Moderatorin',
    'Pastors',
    'Pastorin Ruth',
    'Die Pfarrerin',
    'Rev. Ruth',
    'Los moderadores',
    'Administraci\u00f3n',
    'Pas\u180btor',
    'Pas\u3099tor',
    'Adm\u0e31in',
    'Reverendo Juan',
    '\u0410\u0434\u043c\u0438\u043d\u0438\u0441\u0442\u0440\u0430\u0442\u043e\u0440',
    '\u0410\u0414\u041c\u0418\u041d\u0418\u0421\u0422\u0420\u0410\u0422\u041e\u0420',
    '\u043c\u043e\u0434\u0435\u0440\u0430\u0442\u043e\u0440\u044b',
    '\u041f\u0430\u0441\u0442\u043e\u0440 \u0410\u043d\u043d\u0430',
  ])('is %s', (name) => expect(isOfficeName(name)).toBe(true));
  it.each([
    'Ruth',
    'Modesto',
    'Adminta',
    'Pastora Lopez',
    'Stafford',
    'Ruth Bishop',
    'Modra',
    'Anna Pastorini',
    '\u041f\u0430\u0441\u0442\u043e\u0440\u0435\u043d\u043a\u043e',
  ])('is not %s', (name) => expect(isOfficeName(name)).toBe(false));

  it('is fewer words for a group', () => {
    for (const name of ['All things in moderation', 'Support after a loss']) {
      expect(isOfficeNameOfGroup(name)).toBe(false);
    }
    for (const name of ['Moderators', 'Lampstand moderation']) expect(isOfficeNameOfGroup(name)).toBe(true);
  });
});

describe('what whoever is not named is called', () => {
  it.each([
    'Someone here',
    'Someone in your circle',
    'Someone in your group',
    'someone',
    'Somebody who has left',
    'Somebody here',
    'You',
    'You without your name',
    'Without a name',
    'Deleted',
    'Deleted account',
    'Nobody yet',
    'Yourself',
    'Its author',
    'Anonymous',
    'SOMEONE HERE',
    'S\u00f3meone here',
    'S o m e o n e  h e r e',
    'Some-one here',
    'SomeoneHere',
    'Y.o.u.',
    '\uff33\uff4f\uff4d\uff45\uff4f\uff4e\uff45 here',
    '\u03a5\u039fU',
    'Some\u0903one here',
  ])('is %s', (name) => expect(isNameOfNobody(name)).toBe(true));
  it.each(['Ruth', 'Anna You', 'Youssef', 'Sommer', 'Author Ruth', 'Heresome', 'Grace Without'])(
    'is not %s',
    (name) => expect(isNameOfNobody(name)).toBe(false),
  );
});

it.each([
  'Ruth',
  'Ruth \uc740\ud61c',
  'J\u00fcrgen M\u00fcller',
  '\u738b\u5c0f\u660e',
  '\u30e6\u30cf\u30cd \u592a\u90ce',
  '\u0928\u0940\u0932\u092e',
  'Nguy\u1ec5n Th\u1ecb H\u1ed3ng',
  '\u0645\u0631\u064a\u0645',
])('%s may be chosen', (name) => {
  expect(chosenNameProblem(name)).toBeNull();
});
