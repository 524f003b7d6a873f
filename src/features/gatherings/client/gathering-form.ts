import type { CallInput } from '#contract/define-endpoint.ts';
import { dateAfter, daysBetween } from '#contract/local-dates.ts';
import { isBlank } from '#contract/visible-text.ts';
import { hasLink } from '#features/moderation/trust.rules.ts';
import { ApiError } from '#platform/client/api-error.ts';
import type { Sent } from '#platform/client/create-once.ts';
import { draftForm, sentIn } from '#platform/client/draft-form.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { type FieldReaders, oneOf, textIn } from '#platform/client/kept-values.ts';
import type { createGathering } from '../gatherings.contract.ts';
import { GATHERING_LIMITS, REPEATS, type RepeatKind } from '../gatherings.rules.ts';
import type { Gathering } from '../gatherings-fields.ts';
import { repeatOn } from './repeat-words.ts';

/** A gathering while it is written; every field is text, as its control has it. */
export interface GatheringForm {
  title: string;
  description: string;
  /** '2026-11-26' */
  day: string;
  /** '19:00' */
  from: string;
  to: string;
  /** The day on which it ends; empty: the same, or the next one where it ends before it begins. */
  endDay: string;
  /** IANA; empty: the reader's own. */
  timezone: string;
  repeats: RepeatKind | 'once';
  /** Every so many weeks. */
  every: string;
  until: string;
  place: string;
  link: string;
  seats: string;
}

/** Also what is needed, one thing a line: of one that is being made, or each time of a series. */
export interface GatheringFormWithNeeds extends GatheringForm {
  brings: string;
}

/** One that is being made. */
export interface NewGatheringDraft extends GatheringFormWithNeeds {
  /** What of it was sent and not answered: however often it is sent, it is made once. */
  sent: Sent | null;
}

const EMPTY: NewGatheringDraft = {
  title: '',
  description: '',
  day: '',
  from: '19:00',
  to: '21:00',
  endDay: '',
  timezone: '',
  repeats: 'once',
  every: '1',
  until: '',
  place: '',
  link: '',
  seats: '',
  brings: '',
  sent: null,
};

/** How each field is read of what was kept. */
export const GATHERING_FIELDS: FieldReaders<GatheringFormWithNeeds> = {
  title: textIn,
  description: textIn,
  day: textIn,
  from: textIn,
  to: textIn,
  endDay: textIn,
  timezone: textIn,
  repeats: oneOf(['once', ...REPEATS]),
  every: textIn,
  until: textIn,
  place: textIn,
  link: textIn,
  seats: textIn,
  brings: textIn,
};

export const newGatheringForm = draftForm<NewGatheringDraft>({
  name: 'gathering',
  empty: EMPTY,
  fields: { ...GATHERING_FIELDS, sent: sentIn },
});

/** The form of a gathering as it is. */
export function formOf(gathering: Gathering): GatheringFormWithNeeds {
  const { localStart, localEnd, repeat } = gathering;
  return {
    title: gathering.title,
    description: gathering.description,
    day: localStart.slice(0, 10),
    from: localStart.slice(11),
    to: localEnd.slice(11),
    endDay: localEnd.slice(0, 10),
    timezone: gathering.timezone,
    repeats: repeat?.kind ?? 'once',
    every: `${repeat?.every ?? 1}`,
    until: repeat?.until ?? '',
    place: gathering.place ?? '',
    link: gathering.link ?? '',
    seats: gathering.seats === null ? '' : `${gathering.seats}`,
    brings: gathering.needs.join('\n'),
  };
}

/**
 * Another day: the end moves along, and so does what it repeats on.
 * @param before the day that was chosen last: the field is empty while another one is typed, and how long it lasts is not forgotten
 */
export function withDay(form: GatheringForm, day: string, before = form.day): Partial<GatheringForm> {
  const lasts = form.endDay === '' || before === '' ? 0 : daysBetween(before, form.endDay);
  return {
    day,
    ...(form.endDay !== '' && day !== '' && { endDay: dateAfter(day, lasts) }),
    ...(form.repeats !== 'once' && day !== '' && { repeats: repeatOn(form.repeats, day) }),
  };
}

/** The day on which it ends: what ends before it begins ends on the next one. */
export function lastDay({ day, from, to, endDay }: GatheringForm): string {
  if (endDay !== '') return endDay;
  return day !== '' && to <= from ? dateAfter(day, 1) : day;
}

/**
 * What is wrong with a form, beside its fields' names; empty when nothing is.
 * @param titleBefore one that stood before the rule of titles is nobody's mistake who changes something else
 */
export function problemsOf(form: GatheringForm, titleBefore = ''): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (isBlank(form.title) && (form.title === '' || form.title !== titleBefore))
    problems['title'] = 'Please give it a name.';
  if (form.day === '') problems['day'] = 'Please choose a day.';
  if (form.from === '') problems['from'] = 'From when?';
  if (form.to === '') problems['to'] = 'Until when?';
  const [start, end] = [`${form.day}T${form.from}`, `${lastDay(form)}T${form.to}`];
  if (Object.keys(problems).length === 0 && end <= start)
    problems['to'] = 'It ends before it begins. Please look at both.';
  if (form.repeats !== 'once' && form.until !== '' && form.until < form.day) {
    problems['until'] = 'This is before its first day.';
  }
  if (form.seats.trim() !== '' && !/^[1-9]\d{0,2}$/.test(form.seats.trim())) {
    problems['seats'] = `Please give a number from 1 to ${GATHERING_LIMITS.seats}, or nothing.`;
  }
  if (form.link.trim() !== '' && !/^https?:\/\/\S+$/i.test(form.link.trim())) {
    problems['link'] = 'Please give an address that begins with https://';
  }
  return problems;
}

type Body = CallInput<typeof createGathering>['body'];

/** What is sent of a form. @param zone the reader's own, for a form that has none */
export function bodyOf(form: GatheringForm, zone: string): Omit<Body, 'groupId' | 'brings'> {
  const isOnce = form.repeats === 'once';
  return {
    title: form.title.trim(),
    description: form.description,
    place: form.place.trim(),
    link: form.link.trim(),
    startsAt: `${form.day}T${form.from}`,
    endsAt: `${lastDay(form)}T${form.to}`,
    timezone: form.timezone === '' ? zone : form.timezone,
    seats: form.seats.trim() === '' ? null : Number(form.seats),
    repeat:
      form.repeats === 'once'
        ? null
        : {
            kind: form.repeats,
            every: form.repeats === 'weekly' ? Number(form.every) : 1,
            until: isOnce || form.until === '' ? null : form.until,
          },
  };
}

/** What differs between two bodies, field by field. */
export function changesOf<B extends object>(before: B, after: B): Partial<B> {
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof B]),
  );
  return Object.fromEntries(changed) as Partial<B>;
}

/**
 * What the server refuses, beside the names of the fields: also a link, of which it does not say where it stands, and a beginning, of
 * which it does not say whether the day is wrong or the hour.
 * @param today the reader's: the hour alone can be wrong then
 */
export function refusedIn(
  error: unknown,
  form: Pick<NewGatheringDraft, 'title' | 'description' | 'place' | 'link' | 'day'> & { brings?: string },
  today: string,
): Record<string, string> {
  if (error instanceof ApiError && error.code === 'LINKS_NOT_YET') {
    const { link, title, place, description, brings = '' } = form;
    const fields = Object.entries({ title, place, link, description, brings });
    const refused = fields.filter(([field, text]) => (field === 'link' ? text.trim() !== '' : hasLink(text)));
    return Object.fromEntries(refused.map(([field]) => [field, error.serverMessage ?? error.message]));
  }
  const issues = Object.entries(issuesByField(error));
  const beginning = form.day === today ? 'from' : 'day';
  const field = (path: string) => (path === 'startsAt' ? beginning : fieldOf(path));
  return Object.fromEntries(issues.map(([path, text]) => [field(path), text]));
}

/** A complaint about one line of what is needed stands beside all of them. */
function fieldOf(issue: string): string {
  return issue.startsWith('brings') ? 'brings' : (FIELD_OF_ISSUE[issue] ?? issue);
}

/** The field that shows what the server says about a part of the body. */
const FIELD_OF_ISSUE: Readonly<Record<string, string>> = {
  endsAt: 'to',
  'repeat.until': 'until',
  'repeat.kind': 'repeats',
  'repeat.every': 'every',
};
