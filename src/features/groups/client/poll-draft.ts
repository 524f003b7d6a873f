import type { CallInput } from '#contract/define-endpoint.ts';
import { isBlank } from '#contract/visible-text.ts';
import type { Sent } from '#platform/client/create-once.ts';
import { draftForm, sentIn } from '#platform/client/draft-form.ts';
import { booleanIn, textIn } from '#platform/client/kept-values.ts';
import type { DraftForm } from '#platform/client/use-kept-draft.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { NOTHING_ASKED, POLL_LIMITS, repeatedOption } from '../polls.rules.ts';
import type { createPost } from '../posts.contract.ts';

/** A poll that is being written. */
export interface PollDraft {
  /** The question. */
  text: string;
  /** A field each; empty ones are left out when it is sent. */
  options: string[];
  isMultiple: boolean;
  /** What of it was sent and not answered: however often it is sent, it is made once. */
  sent: Sent | null;
}

const EMPTY: PollDraft = { text: '', options: ['', '', ''], isMultiple: false, sent: null };

/** How it is kept, for each thread apart. */
export function pollForm(threadId: string): DraftForm<PollDraft> {
  return draftForm({
    name: `poll-${threadId}`,
    empty: EMPTY,
    fields: { text: textIn, options: optionsIn, isMultiple: booleanIn, sent: sentIn },
    isEmpty: ({ text, options }) => text + options.join('') === '',
  });
}

/** As many fields as a poll can have, whatever was kept. */
function optionsIn(kept: unknown): string[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const options = kept.filter((option) => typeof option === 'string');
  const few = EMPTY.options.slice(options.length, POLL_LIMITS.fewest);
  return [...options, ...few].slice(0, POLL_LIMITS.options);
}

/** The places of the fields that say something. */
function filled(options: readonly string[]): number[] {
  return options.flatMap((option, place) => (isBlank(option) ? [] : [place]));
}

/** What is wrong with it, beside its fields' names ('text', 'option0'); empty when nothing is. */
export function problemsOfPoll({ text, options }: PollDraft): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (isBlank(text)) problems['text'] = NOTHING_ASKED;
  if (text.length > GROUP_LIMITS.post) {
    problems['text'] = `It can have ${GROUP_LIMITS.post.toLocaleString('en-US')} characters.`;
  }
  const given = filled(options);
  if (given.length < POLL_LIMITS.fewest) {
    const empty = options.findIndex((option) => isBlank(option));
    problems[`option${Math.max(0, empty)}`] = 'Please give two answers at least.';
  }
  const again = repeatedOption(options);
  if (again >= 0) problems[`option${again}`] = 'This one stands above already.';
  return problems;
}

type Body = CallInput<typeof createPost>['body'];

/** What is sent of it. */
export function bodyOfPoll({ text, options, isMultiple }: PollDraft, verseId: string | null): Body {
  return {
    text,
    verseId,
    poll: { options: filled(options).map((place) => options[place]!.trim()), isMultiple },
  };
}

/** The field that shows what the server says about a part of the body: options are counted there without the empty ones. */
export function fieldOfPoll(issue: string, options: readonly string[]): string {
  const sent = /^poll\.options(?:\.(\d+))?$/.exec(issue);
  if (!sent) return 'text';
  return `option${filled(options)[Number(sent[1] ?? 0)] ?? 0}`;
}
