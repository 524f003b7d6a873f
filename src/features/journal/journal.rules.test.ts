import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextXP } from '#features/progress/progress.rules.ts';
import {
  daysRemembered,
  entryProblem,
  foldForSearch,
  JOURNAL_LIMITS,
  JOURNAL_XP,
  leftOfDay,
  MOOD_IDS,
  matchesSearch,
  searchProblem,
  searchText,
  UNWRITTEN,
  writingTimeMinutes,
  yearlyDays,
} from './journal.rules.ts';
import { MOODS, pickPrompt, promptOfDay, REFLECTION_PROMPTS } from './journal-prompts.rules.ts';

describe('writing time', () => {
  it('is whole minutes, at least one', () => {
    expect(writingTimeMinutes(0, 0)).toBe(1);
    expect(writingTimeMinutes(0, 119_999)).toBe(1);
    expect(writingTimeMinutes(0, 120_000)).toBe(2);
  });

  it('is always a whole number from 1 to a day, whatever the clocks say', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (startedAt, now) => {
        const minutes = writingTimeMinutes(startedAt, now);
        expect(Number.isInteger(minutes)).toBe(true);
        expect(minutes).toBeGreaterThanOrEqual(1);
        expect(minutes).toBeLessThanOrEqual(1440);
      }),
    );
  });
});

describe('XP', () => {
  it('is 10 for the first five entries of a day, then 0', () => {
    expect([0, 1, 4, 5, 6].map((paid) => nextXP(JOURNAL_XP, paid))).toEqual([10, 10, 10, 0, 0]);
  });

  it('that is left of a day is said as entries, and never as fewer than none', () => {
    expect([0, 4, 5, 6].map(leftOfDay)).toEqual([
      { nextEntryXP: 10, paidEntriesLeft: 5 },
      { nextEntryXP: 10, paidEntriesLeft: 1 },
      { nextEntryXP: 0, paidEntriesLeft: 0 },
      { nextEntryXP: 0, paidEntriesLeft: 0 },
    ]);
  });
});

describe('saving', () => {
  it('needs words, then a start', () => {
    expect(entryProblem({ content: ' \n ', startedAt: null })?.title).toBe('Entry Required');
    expect(entryProblem({ content: '\u200b', startedAt: 1 })?.title).toBe('Entry Required');
    expect(entryProblem({ content: 'Amen', startedAt: null })?.description).toBe(
      'Unable to calculate writing time. Please try again.',
    );
    expect(entryProblem({ content: 'Amen', startedAt: 1 })).toBeNull();
  });
});

describe('prompts and moods', () => {
  it('are eight each, with the names of docs/product.md', () => {
    expect(REFLECTION_PROMPTS.map((prompt) => prompt.category)).toEqual([
      'Gratitude',
      'Growth',
      'Love',
      'Scripture',
      'Listening',
      'Trust',
      'Alignment',
      'Discipline',
    ]);
    expect(new Set(REFLECTION_PROMPTS.map((prompt) => prompt.text)).size).toBe(8);
    expect(MOODS.map((mood) => mood.id)).toEqual([...MOOD_IDS]);
  });

  it('picks another prompt than the one shown, each of them possible', () => {
    const shown = REFLECTION_PROMPTS[3]!.text;
    const picks = new Set(Array.from({ length: 100 }, (_, i) => pickPrompt(i / 100, shown).id));
    expect(picks.size).toBe(7);
    expect(picks.has('scripture')).toBe(false);
  });
});

describe('the prompt of a day', () => {
  it('is the same all day, and after eight days each has had its turn', () => {
    expect(promptOfDay('2026-11-22')).toBe(promptOfDay('2026-11-22'));
    const days = ['27', '28', '29', '30'].map((day) => `2026-11-${day}`);
    const more = ['01', '02', '03', '04'].map((day) => `2026-12-${day}`);
    expect(new Set([...days, ...more].map((date) => promptOfDay(date).id)).size).toBe(8);
  });
});

describe('search form', () => {
  it('forgets case, diacritics, width and line breaks', () => {
    expect(foldForSearch('  Grâce\n à  DIEU ')).toBe('grace a dieu');
    expect(foldForSearch('İstanbul ＡＢＣ ½ x²')).toBe('istanbul abc ½ x2');
    expect(foldForSearch('λόγος')).toBe(foldForSearch('ΛΟΓΟΣ'));
    expect(foldForSearch('한국어'.normalize('NFD'))).toBe('한국어');
  });

  it('has the signs of a plain keyboard, whichever a text was written with', () => {
    expect(foldForSearch('God’s ‘word’, don‘t; Hawaiʼi')).toBe("god's 'word', don't; hawai'i");
    expect(foldForSearch('“So loved” „Gnade“ «grâce»')).toBe('"so loved" "gnade" "grace"');
    expect(foldForSearch('John 3:16–17 — Beth‑el −1')).toBe('john 3:16-17 - beth-el -1');
  });

  it.each([
    ['\u0926\u0941\u0916', '\u0926\u0947\u0916'],
    ['\u0e1b\u0e48\u0e32', '\u0e1b\u0e49\u0e32'],
    ['\u30d1\u30d1', '\u30cf\u30cf'],
  ])('tells %s from %s, which differ by a mark alone', (one, other) => {
    expect(foldForSearch(one)).not.toBe(foldForSearch(other));
  });

  it.each([
    ['\u0639\u0644\u064a', '\u0639\u0644\u06cc'],
    ['\u0643\u0631\u062f\u0645', '\u06a9\u0631\u062f\u0645'],
    ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u062e\u0648\u0627\u0647\u0645'],
    ['\u0627\u0644\u0631\u062d\u0645\u0640\u0640\u0646', '\u0627\u0644\u0631\u062d\u0645\u0646'],
    ['barm\u00adherzig', 'barmherzig'],
    ['\u05d1\u05bc\u05b6\u05df\u05be\u05d9\u05b4\u05e9\u05b7\u05c1\u05d9', '\u05d1\u05df-\u05d9\u05e9\u05d9'],
    ['\u05d2\u05f3\u05d5\u05df', "\u05d2'\u05d5\u05df"],
    ['I\u015eIK', '\u0131\u015f\u0131k'],
    ['\u0110\u1ee9c', 'duc'],
    ['\u0141\u00f3d\u017a', 'lodz'],
    ['\u30cf\u30ec\u30eb\u30e4', '\u306f\u308c\u308b\u3084'],
    ['\uff8a\uff9f\uff8a\uff9f', '\u30d1\u30d1'],
    ['\u304c'.normalize('NFD'), '\u304c'],
    ['\u0958', '\u0915'],
    ['\u0663:\u0661\u0666', '3:16'],
  ])('is the same for %s and %s, as keyboards have them', (one, other) => {
    expect(foldForSearch(one)).toBe(foldForSearch(other));
  });

  it('is never longer than the text, and has nothing left to fold', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 40 });
    const growing = fc.string({
      unit: fc.constantFrom('⁗', 'ﷺ', 'ﬁ', '…', '한', '\u{1D160}', 'ΐ', 'İ', 'ŉ'),
    });
    fc.assert(
      fc.property(fc.oneof(anyText, growing), (text) => {
        const folded = foldForSearch(text);
        expect(folded.length).toBeLessThanOrEqual(text.length);
        expect(foldForSearch(folded)).toBe(folded);
      }),
    );
    const largest = { ...UNWRITTEN, content: '⁗'.repeat(JOURNAL_LIMITS.content) };
    expect(searchText(largest).length).toBe(JOURNAL_LIMITS.content);
  });
});

describe('a search', () => {
  const entry = {
    ...UNWRITTEN,
    content: 'Rain all day.\nGod is near.',
    reflectionPrompt: 'What gave you joy?',
  };

  it('finds an entry that has all of its words, in its prompt too', () => {
    expect(matchesSearch(entry, 'NEAR  rain')).toBe(true);
    expect(matchesSearch(entry, 'joy near')).toBe(true);
    expect(matchesSearch(entry, 'rain sun')).toBe(false);
    expect(matchesSearch({ ...entry, reflectionPrompt: null }, 'joy')).toBe(false);
    expect(matchesSearch(entry, ' ')).toBe(true);
  });

  it('finds what a phone, or a quoted verse, writes with other signs than the keyboard has', () => {
    const quoted = { ...entry, content: 'I can’t be moved. “For God so loved …” (John 3:16–17, WEB)' };
    expect(matchesSearch(quoted, "can't 3:16-17")).toBe(true);
    expect(matchesSearch({ ...entry, content: "I can't" }, 'can’t')).toBe(true);
  });

  it('has so many words at most', () => {
    const words = (count: number) => Array.from({ length: count }, (_, n) => `a${n}`).join('  ');
    expect(searchProblem('')).toBeNull();
    expect(searchProblem(words(JOURNAL_LIMITS.searchWords))).toBeNull();
    expect(searchProblem(words(JOURNAL_LIMITS.searchWords + 1))).toBe('Please search for at most 10 words.');
    expect(searchProblem(words(3), 2)).toBe('Please search for at most 2 words.');
    // Some signs stand for a space; a word that is there twice is one.
    expect(searchProblem(words(3).replace(/ +/g, '\u00b4'), 2)).toBe('Please search for at most 2 words.');
    expect(searchProblem('Lamp lamp LÁMP', 1)).toBeNull();
  });
});

describe('days that are remembered', () => {
  it('are one, three and six months before', () => {
    expect(daysRemembered('2026-11-24')).toEqual(['2026-10-24', '2026-08-24', '2026-05-24']);
    expect(daysRemembered('2026-01-15')).toEqual(['2025-12-15', '2025-10-15', '2025-07-15']);
  });
  it('are none where a month is shorter: its own last day has remembered them', () => {
    expect(daysRemembered('2026-12-31')).toEqual([]);
    expect(daysRemembered('2026-03-31')).toEqual(['2025-12-31']);
    expect(daysRemembered('2024-03-29')).toEqual(['2024-02-29', '2023-12-29', '2023-09-29']);
  });
  it('are all to the end of a longer month on the last day of a shorter one', () => {
    const three = ['2026-10-30', '2026-10-31', '2026-08-30', '2026-08-31', '2026-05-30', '2026-05-31'];
    expect(daysRemembered('2026-11-30')).toEqual(three);
    expect(daysRemembered('2027-02-28').slice(-4)).toEqual([
      '2026-08-28',
      '2026-08-29',
      '2026-08-30',
      '2026-08-31',
    ]);
  });
  it('remember each day of four years once after one, three and six months, and each year', () => {
    const all = Array.from({ length: 4 * 365 + 1 }, (_, i) =>
      new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
    );
    const times = Map.groupBy(all.flatMap(daysRemembered), (date) => date);
    const inReach = all.filter((date) => date < '2029-06-01');
    expect(inReach.filter((date) => times.get(date)?.length !== 3)).toEqual([]);
    const days = all.filter((date) => date.startsWith('2027')).flatMap(yearlyDays);
    expect(new Set(days).size).toBe(366);
    expect(days).toHaveLength(366);
    expect(yearlyDays('2028-02-28')).toEqual(['02-28']);
  });
});
