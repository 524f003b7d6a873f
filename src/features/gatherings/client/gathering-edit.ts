import { editDraft } from '#platform/client/edit-draft.ts';
import { saidDay } from '#platform/client/said-day.ts';
import { GATHERING_FIELDS, type GatheringFormWithNeeds } from './gathering-form.ts';
import { bringsIn } from './gathering-needs.ts';
import { repeatWords } from './repeat-words.ts';

/** How what a host changes of an event is kept, for each occurrence apart. */
export function changedGatheringForm(gatheringId: string, start: string) {
  return editDraft({
    name: `gathering-${gatheringId}-${start.replaceAll(':', '')}`,
    fields: GATHERING_FIELDS,
  });
}

/** These fields of an event as they are read, each by what it is called. @param today '2026-11-26' */
export function fieldsInWords(
  form: GatheringFormWithNeeds,
  fields: readonly (keyof GatheringFormWithNeeds)[],
  today: string,
): { label: string; words: string }[] {
  const { repeats, every, until, day, endDay } = form;
  const repeated =
    repeats === 'once'
      ? 'Once'
      : repeatWords({ kind: repeats, every: Number(every), until: until || null }, day, today);
  const texts: Record<keyof GatheringFormWithNeeds, [label: string, words: string]> = {
    title: ['What is it?', form.title],
    day: ['Day', saidDay(day, today)],
    from: ['From', form.from],
    to: ['To', form.to],
    endDay: ['It ends on', saidDay(endDay, today)],
    timezone: ['On the clocks of', form.timezone],
    repeats: ['How often?', repeated],
    every: ['How often?', repeated],
    until: ['How often?', repeated],
    place: ['Where', form.place],
    link: ['Or a link', form.link],
    seats: ['Seats', form.seats],
    description: ['A few words about it', form.description],
    brings: ['What is needed each time', bringsIn(form.brings).join(', ')],
  };
  const told = new Map(fields.map((field) => texts[field]));
  return [...told].map(([label, words]) => ({ label, words }));
}
