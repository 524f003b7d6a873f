import type { CallInput } from '#contract/define-endpoint.ts';
import { dateAfter } from '#contract/local-dates.ts';
import { isBlank } from '#contract/visible-text.ts';
import type { Sent } from '#platform/client/create-once.ts';
import { draftForm, sentIn } from '#platform/client/draft-form.ts';
import { fieldsIn, oneOf, textIn } from '#platform/client/kept-values.ts';
import type { createDatePoll } from '../date-polls.contract.ts';
import { DATE_POLL_LIMITS } from '../date-polls.rules.ts';

/** One date while it is chosen, as its controls have it: '2026-11-26' and '19:00'. */
export interface DateFields {
  day: string;
  from: string;
}

/** A poll while it is written. */
export interface DatePollDraft {
  title: string;
  dates: DateFields[];
  /** How long it lasts, in minutes. */
  minutes: string;
  /** IANA; empty: the reader's own. */
  timezone: string;
  /** What of it was sent and not answered: however often it is sent, it is made once. */
  sent: Sent | null;
}

/** How long an evening lasts, as it is offered. */
export const DURATIONS: readonly { value: string; label: string }[] = [
  { value: '30', label: 'Half an hour' },
  { value: '60', label: 'One hour' },
  { value: '90', label: 'An hour and a half' },
  { value: '120', label: 'Two hours' },
  { value: '180', label: 'Three hours' },
  { value: '240', label: 'Four hours' },
  { value: '360', label: 'Six hours' },
  { value: '600', label: 'Ten hours' },
];

const BLANK: DateFields = { day: '', from: '19:00' };
const EMPTY: DatePollDraft = {
  title: '',
  dates: [BLANK, BLANK, BLANK],
  minutes: '120',
  timezone: '',
  sent: null,
};

function datesIn(kept: unknown): DateFields[] | undefined {
  if (!Array.isArray(kept) || kept.length < 2) return undefined;
  const rows = kept.slice(0, DATE_POLL_LIMITS.dates);
  return rows.map((row) => ({ ...BLANK, ...fieldsIn<DateFields>({ day: textIn, from: textIn }, row) }));
}

export const datePollForm = draftForm<DatePollDraft>({
  name: 'date-poll',
  empty: EMPTY,
  fields: {
    title: textIn,
    dates: datesIn,
    minutes: oneOf(DURATIONS.map(({ value }) => value)),
    timezone: textIn,
    sent: sentIn,
  },
});

/** One more date: the day after the last one, at the same time. */
export function withOneMore(dates: readonly DateFields[]): DateFields[] {
  const last = dates.at(-1) ?? BLANK;
  if (last.day === '') return [...dates, { ...last }];
  return [...dates, { day: dateAfter(last.day, 1), from: last.from }];
}

/** The places of those dates that are chosen; rows without a day are left out. */
function chosen(dates: readonly DateFields[]): number[] {
  return dates.flatMap(({ day }, i) => (day === '' ? [] : [i]));
}

/** What is wrong with a form, beside its fields' names; empty when nothing is. */
export function problemsOf({ title, dates }: DatePollDraft): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (isBlank(title)) problems['title'] = 'Please say what it is.';
  const given = chosen(dates);
  if (given.length < 2) {
    const empty = dates.findIndex(({ day }) => day === '');
    problems[`day${Math.max(0, empty)}`] = 'Please give two dates at least.';
  }
  for (const i of given) {
    const { day, from } = dates[i]!;
    if (from === '') problems[`from${i}`] = 'From when?';
    const isTwice = given.some((j) => j < i && dates[j]!.day === day && dates[j]!.from === from);
    if (isTwice) problems[`day${i}`] = 'This one stands above already.';
  }
  return problems;
}

type Body = CallInput<typeof createDatePoll>['body'];

/** What is sent of a form. @param zone the reader's own, for a form that has none */
export function bodyOf(form: DatePollDraft, zone: string): Omit<Body, 'groupId'> {
  return {
    title: form.title.trim(),
    minutes: Number(form.minutes),
    timezone: form.timezone === '' ? zone : form.timezone,
    startsAt: chosen(form.dates).map((i) => `${form.dates[i]!.day}T${form.dates[i]!.from}`),
  };
}

/** The field that shows what the server says about a part of the body: dates are counted there without the empty rows. */
export function fieldOf(issue: string, dates: readonly DateFields[]): string {
  const sent = /^startsAt\.(\d+)$/.exec(issue)?.[1];
  if (sent === undefined) return issue === 'startsAt' ? 'day0' : issue;
  return `day${chosen(dates)[Number(sent)] ?? 0}`;
}
