import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  hasLink,
  mayHaveLinks,
  NOTHING_SHARED,
  SHARING_LIMITS,
  type Shape,
  type TrustLevel,
  trustLevelOf,
  withOneMore,
} from './trust.rules.ts';

const HOUR = 60 * 60_000;

/** Shares one thing after the other; says how many went through, and what the first that did not was told. */
function share(shapes: readonly Shape[], { level, apart }: { level: TrustLevel; apart: number }) {
  let shared = NOTHING_SHARED;
  for (const [i, shape] of shapes.entries()) {
    const after = withOneMore(shared, { level, shape, now: 1000 + i * apart });
    if ('refusal' in after) return { through: i, refusal: after.refusal };
    shared = after.shared;
  }
  return { through: shapes.length, refusal: null };
}

const many = (shape: Shape) => Array.from({ length: 700 }, () => shape);

describe('how much a newcomer shares', () => {
  it('is 3 topics and 10 replies on the first day', () => {
    expect(share(many('topic'), { level: 0, apart: 30_000 }).through).toBe(3);
    const replies = share(many('reply'), { level: 0, apart: 30_000 });
    expect(replies).toEqual({
      through: 10,
      refusal:
        'That is as much as a first day here holds. In 24 hours there is room again; your words are kept here until then.',
    });
  });

  it('begins anew where the former day was begun by a clock that was ahead', () => {
    const nextYear = { level: 0, shape: 'topic', now: 1000 + 365 * 24 * HOUR } as const;
    let shared = NOTHING_SHARED;
    for (let i = 0; i < 3; i++) {
      const after = withOneMore(shared, { ...nextYear, now: nextYear.now + i * 30_000 });
      if (!('refusal' in after)) ({ shared } = after);
    }
    expect(withOneMore(shared, { ...nextYear, now: nextYear.now + HOUR })).toHaveProperty('refusal');
    expect(withOneMore(shared, { ...nextYear, now: 1000 })).toMatchObject({ shared: { topics: 1 } });
  });

  it('is counted apart for topics and replies', () => {
    const both: Shape[] = ['topic', 'topic', 'topic', ...many('reply').slice(0, 10)];
    expect(share(both, { level: 0, apart: 30_000 }).through).toBe(13);
  });

  it('comes 30 seconds apart', () => {
    expect(share(many('reply'), { level: 0, apart: 29_500 })).toEqual({
      through: 1,
      refusal: 'One thing after the other: please wait 1 second, then send it.',
    });
  });

  it('is an evening of talk inside a group, and a flood nowhere', () => {
    expect(share(many('in-group'), { level: 0, apart: 1900 })).toMatchObject({ through: 1 });
    expect(share(many('in-group'), { level: 0, apart: 2000 })).toMatchObject({
      through: 60,
      refusal: expect.stringContaining('a first day here'),
    });
  });

  it('lets somebody who talked with their group ask for prayer at once, and answer the group at once', () => {
    const asked = withOneMore(NOTHING_SHARED, { level: 0, shape: 'topic', now: 1000 });
    if ('refusal' in asked) throw new Error(asked.refusal);
    const talked = withOneMore(asked.shared, { level: 0, shape: 'in-group', now: 1001 });
    if ('refusal' in talked) throw new Error(talked.refusal);
    expect(talked.shared).toMatchObject({ lastSharedAt: 1000, lastInGroupAt: 1001, topics: 1, inGroups: 1 });
    expect(withOneMore(talked.shared, { level: 0, shape: 'reply', now: 31_000 })).toHaveProperty('shared');
  });

  it('is more on later days and with more trust, and never without a bound', () => {
    const later = withOneMore(
      { ...NOTHING_SHARED, firstSharedAt: 0, lastSharedAt: 0, dayStartedAt: 0, topics: 3 },
      { level: 0, shape: 'topic', now: 25 * HOUR },
    );
    expect(later).toMatchObject({ shared: { topics: 1, dayStartedAt: 25 * HOUR } });
    for (const level of [1, 2] as const) {
      expect(share(many('topic'), { level, apart: 5000 }).through).toBe(SHARING_LIMITS[level].topics);
      expect(share(many('reply'), { level, apart: 5000 }).through).toBe(SHARING_LIMITS[level].replies);
      expect(share(many('in-group'), { level, apart: 0 }).through).toBe(SHARING_LIMITS[level].inGroups);
    }
  });

  it('is what the table says, day by day', () => {
    expect(SHARING_LIMITS).toEqual({
      firstDay: { topics: 3, replies: 10, apartMs: 30_000, inGroups: 60, inGroupsApartMs: 2000 },
      0: { topics: 6, replies: 30, apartMs: 30_000, inGroups: 150, inGroupsApartMs: 2000 },
      1: { topics: 20, replies: 100, apartMs: 5000, inGroups: 300, inGroupsApartMs: 0 },
      2: { topics: 60, replies: 300, apartMs: 0, inGroups: 600, inGroupsApartMs: 0 },
    });
  });

  it('is that of a first day for exactly 24 hours after the first word', () => {
    const shared = { ...NOTHING_SHARED, firstSharedAt: 0, lastSharedAt: 0, dayStartedAt: HOUR, topics: 3 };
    expect(withOneMore(shared, { level: 0, shape: 'topic', now: 24 * HOUR - 1 })).toEqual({
      refusal:
        'That is as much as a first day here holds. In 2 hours there is room again; your words are kept here until then.',
    });
    expect(withOneMore(shared, { level: 0, shape: 'topic', now: 24 * HOUR })).toMatchObject({
      shared: { topics: 4, firstSharedAt: 0, dayStartedAt: HOUR },
    });
    const whole = { ...shared, topics: 6 };
    expect(withOneMore(whole, { level: 0, shape: 'topic', now: 24 * HOUR })).toEqual({
      refusal:
        'That is as much as a day holds. In 1 hour there is room again; your words are kept here until then.',
    });
    expect(withOneMore(whole, { level: 0, shape: 'topic', now: 25 * HOUR })).toMatchObject({
      shared: { topics: 1, dayStartedAt: 25 * HOUR },
    });
  });

  it('has a pace from the very moment of the last word on', () => {
    const shared = { ...NOTHING_SHARED, firstSharedAt: 0, lastSharedAt: HOUR, dayStartedAt: 0 };
    expect(withOneMore(shared, { level: 0, shape: 'reply', now: HOUR })).toEqual({
      refusal: 'One thing after the other: please wait 30 seconds, then send it.',
    });
  });

  it('is not held up by a clock that was set back', () => {
    const shared = { ...NOTHING_SHARED, firstSharedAt: 5000, lastSharedAt: 5000, dayStartedAt: 5000 };
    expect(withOneMore(shared, { level: 0, shape: 'reply', now: 1000 })).toHaveProperty('shared');
  });

  it('never passes the limit of a day, whatever the pauses', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 * HOUR }), { maxLength: 60 }), (pauses) => {
        let [shared, now] = [NOTHING_SHARED, 0];
        const went: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const after = withOneMore(shared, { level: 0, shape: 'topic', now });
          if ('refusal' in after) continue;
          shared = after.shared;
          went.push(now);
        }
        expect(went.filter((at) => at < (went[0] ?? 0) + 24 * HOUR).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

test.each([
  [{ days: 0, minutes: 500 }, 0],
  [{ days: 3, minutes: 14 }, 0],
  [{ days: 3, minutes: 15 }, 1],
  [{ days: 15, minutes: 119 }, 1],
  [{ days: 15, minutes: 120 }, 2],
] as const)('%o is trusted as %i', (seen, level) => {
  expect(trustLevelOf(seen)).toBe(level);
});

test('links are for level 1 and above', () => {
  expect([0, 1, 2].map((level) => mayHaveLinks(level as TrustLevel))).toEqual([false, true, true]);
});

test.each([
  'see https://example.org/x',
  'HTTP://EXAMPLE.ORG',
  'ftp://a',
  'www.example.de',
  'go to cheap-pills.shop now',
  'example.com',
  'example．com',
  'example。com',
  'exam\u200bple.c\u200bom',
  't.me/somebody',
  'ｗｗｗ.example',
  'bit.ly/3x',
])('%j has a link', (text) => expect(hasLink(text)).toBe(true));

test.each([
  'Please pray for my mother.',
  'I read John 3:16-17. It helped.',
  'God is good.Me too.',
  'He is 3.5 years old; we meet at 7.30.',
  'Pray and/or sing. Amen...',
  'Dr. Com said so',
  '',
])('%j has none', (text) => expect(hasLink(text)).toBe(false));
