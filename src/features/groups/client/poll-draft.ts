import type { CallInput } from '#contract/define-endpoint.ts';
import { isBlank } from '#contract/visible-text.ts';
import { type Sent, sentIn } from '#platform/client/create-once.ts';
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
  return {
    name: `poll-${threadId}`,
    empty: EMPTY,
    serialize: (draft) => (draft.text + draft.options.join('') === '' ? '' : JSON.stringify(draft)),
    parse(text) {
      try {
        const value = JSON.parse(text ?? 'null') as Partial<PollDraft> | null;
        if (typeof value?.text !== 'string' || !Array.isArray(value.options)) return EMPTY;
        const options = value.options.filter((option) => typeof option === 'string');
        const few = EMPTY.options.slice(options.length, POLL_LIMITS.fewest);
        return {
          text: value.text,
          options: [...options, ...few].slice(0, POLL_LIMITS.options),
          isMultiple: value.isMultiple === true,
          sent: sentIn(value.sent),
        };
      } catch {
        return EMPTY;
      }
    },
  };
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
