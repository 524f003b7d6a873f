import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const PLAIN: CalendarEntry = {
  id: 'o-1',
  gatheringId: 'g-1',
  start: '2027-03-28T19:00',
  title: 'Supper',
  groupName: null,
  description: '',
  place: '',
  link: '',
  startsAt: Date.parse('2027-03-28T18:00:00Z'),
  endsAt: Date.parse('2027-03-28T20:00:00Z'),
  isCancelled: false,
  isSure: true,
  changes: 0,
};
const ADDRESS = 'https://lampstand.example/community/events/g-1/2027-03-28T19%3A00';
const NOW = Date.parse('2027-03-01T12:00:00Z');

describe('a calendar file', () => {
  it.each([
    ['commas, semicolons and backslashes', 'Soup, bread; wine \\ water \\n \\, \\\\ "quoted": = end'],
    ['sixty emoji', '🙂'.repeat(60)],
    ['emoji of several parts', '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(12)],
    ['right-to-left', 'עברית ו‏English‏ العربية '.repeat(8).trim()],
    ['letters with marks', `${'é'.repeat(3)}${'e\u0301\u0323'.repeat(40)}`],
    ['the beginning of a formula', '=HYPERLINK("https://x.example";"y")'],
    ['a property', 'END:VEVENT BEGIN:VEVENT SUMMARY;X=1:other'],
    ['white space at the fold', `${'a'.repeat(66)}      ${'b'.repeat(66)}\t${'c'.repeat(70)}`],
  ])('says a title with %s as it was typed', async (_, title) => {
    expect(await read({ title, description: title, place: title })).toEqual({
      summary: title,
      description: `${title}\n\n${ADDRESS}`,
      location: title,
    });
  });

  it.each([
    ['\r\n', 'one\r\ntwo'],
    ['\r', 'one\rtwo'],
    ['\n', 'one\ntwo'],
  ])('says each line of a text whose lines end with %j', async (_, description) => {
    expect((await read({ description })).description).toBe(`one\ntwo\n\n${ADDRESS}`);
  });

  it('leaves out the control characters that no calendar may hold, and keeps tabs', async () => {
    expect((await read({ description: 'a\u0007b\u001bc\u007fd\te' })).description).toBe(
      `abcd\te\n\n${ADDRESS}`,
    );
  });

  it('keeps a line separator within its line', async () => {
    const place = 'one\u2028two\u2029three';
    expect((await read({ place })).location).toBe(place);
  });

  it('is read back as every text was', async () => {
    const letters = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({
        unit: fc.constantFrom('\\', ',', ';', ':', '"', 'n', 'N', ' ', '\t', '\n', '^', '🙂', 'ש', '\u0301'),
      }),
    );
    const clean = (text: string) =>
      text
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/\p{Cc}/gu, (one) => ('\n\t'.includes(one) || one > '\u007f' ? one : ''));
    await fc.assert(
      fc.asyncProperty(letters, letters, letters, async (title, description, place) => {
        const said = await read({
          title: `.${title}.`,
          description: `.${description}.`,
          place: `.${place}.`,
        });
        expect(said.summary).toBe(clean(`.${title}.`));
        expect(said.description).toBe(clean(`.${description}.\n\n${ADDRESS}`));
        expect(said.location).toBe(clean(`.${place}.`));
      }),
      { numRuns: 500 },
    );
  });
});

it.each([
  [{ isSure: true, isCancelled: false }, 'CONFIRMED'],
  [{ isSure: false, isCancelled: false }, 'TENTATIVE'],
  [{ isSure: true, isCancelled: true }, 'CANCELLED'],
])('says of an event that is %j: %s', async (said, status) => {
  const file = await calendarFile([{ ...PLAIN, ...said }], 'https://lampstand.example', NOW);
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(event!.getFirstPropertyValue('status')).toBe(status);
});

it('is one calendar however many events there are, in their order', async () => {
  for (const count of [0, 1, 20, 45]) {
    const entries = Array.from({ length: count }, (_, i) => ({
      ...PLAIN,
      id: `o-${i}`,
      title: 'BEGIN:VEVENT END:VCALENDAR',
      description: 'BEGIN:VEVENT\r\nEND:VCALENDAR\r\n',
    }));
    const file = await calendarFile(entries, 'https://lampstand.example', NOW);
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect(events.map(({ uid }) => uid)).toEqual(entries.map(({ id }) => `${id}@lampstand.example`));
    expect(file.match(/^(BEGIN|END):VCALENDAR\r\n?$/gm)).toHaveLength(file.endsWith('\r\n') ? 2 : 1);
  }
});

/** Strictly: lines end with CR and LF, are of 75 octets at most, hold no other control character and whole letters only. */
async function read(said: Partial<CalendarEntry>) {
  const file = await calendarFile([{ ...PLAIN, ...said }], 'https://lampstand.example', NOW);
  const lines = file.split('\r\n');
  for (const one of lines) {
    expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there
    expect(one).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/);
    expect(one.isWellFormed()).toBe(true);
  }
  const unfolded = file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((one) => one !== '');
  for (const one of unfolded) expect(one).toMatch(/^[A-Z-]+(;[A-Z-]+=[^:]+)?:/);
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const { summary, description, location } = new ICAL.Event(events[0]!, { strictExceptions: true });
  return { summary, description, location };
}
