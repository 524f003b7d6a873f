import { describe, expect, it, test } from 'vitest';
import { type CountedReport, holdsByReports, rankOf, urgencyOf } from './queue.rules.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-03-14T12:00:00Z');

const plain = {
  isDanger: false,
  isAppeal: false,
  isHeldByReports: false,
  isHeldByList: false,
  reports: 1,
  openedAt: NOW,
};

test('danger comes first, then what is hidden, appeals, the word list, and reports by count and age', () => {
  const cases = {
    danger: { ...plain, isDanger: true, isHeldByReports: true, openedAt: NOW + 400 * DAY },
    held: { ...plain, isHeldByReports: true, openedAt: NOW + 300 * DAY },
    appeal: { ...plain, isAppeal: true, reports: 0, openedAt: NOW + 200 * DAY },
    list: { ...plain, isHeldByList: true, reports: 0, openedAt: NOW + 100 * DAY },
    old: { ...plain, openedAt: NOW - 7 * HOUR },
    twice: { ...plain, reports: 2 },
    young: plain,
    many: { ...plain, reports: 5_000_000, openedAt: NOW + 20 * DAY },
  };
  const order = Object.entries(cases).toSorted(([, a], [, b]) => rankOf(a) - rankOf(b));
  expect(order.map(([name]) => name)).toEqual([
    'danger',
    'held',
    'appeal',
    'list',
    'old',
    'twice',
    'young',
    'many',
  ]);
  expect(urgencyOf(cases.danger)).toBe('danger');
  expect(Number.isSafeInteger(rankOf(cases.many))).toBe(true);
});

describe('what reports hide', () => {
  const report = (network: string | null, more: Partial<CountedReport> = {}): CountedReport => ({
    network,
    isDanger: false,
    joinedAt: NOW - 4 * DAY,
    isSilenced: false,
    ...more,
  });
  const usual = { isDangerFound: false, wasFoundFine: false, now: NOW };
  const three = ['a', 'b', 'c'].map((network) => report(network));

  it.each<[string, CountedReport[], Partial<typeof usual>, boolean]>([
    ['three members of three households', three, {}, true],
    ['two members', three.slice(1), {}, false],
    ['three members of two households', [report('a'), report('a'), report('b')], {}, false],
    [
      'one of them joined three days ago',
      [...three.slice(1), report('c2', { joinedAt: NOW - 3 * DAY })],
      {},
      false,
    ],
    ['one of them is muted', [...three.slice(1), report('d', { isSilenced: true })], {}, false],
    ['one says that somebody is in danger', [...three.slice(1), report('d', { isDanger: true })], {}, false],
    ['a household that is forgotten', [...three.slice(1), report(null)], {}, false],
    ['words of danger', three, { isDangerFound: true }, false],
    ['what was found to be fine before', three, { wasFoundFine: true }, false],
  ])('%s', (_, reports, how, expected) => {
    expect(holdsByReports(reports, { ...usual, ...how })).toBe(expected);
  });
});
