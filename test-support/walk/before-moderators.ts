import type { Facts } from './facts.ts';
import type { Said, Seen, WordsAre } from './said.ts';

/** What moderators see of a case: the words, and what stands around them. */
export function isBeforeModerators(said: Said, seen: Seen): boolean {
  const { facts } = seen;
  // A file stands in each group that it is shared in.
  if (said.are === 'file') {
    const shared = facts.files.filter(({ object_id }) => object_id === said.at);
    return shared.some(({ id }) => isBeforeModerators({ ...said, are: 'file-title', at: id }, seen));
  }
  if (isAuthorsAlone(said, facts)) return false;
  const place = said.at === null ? null : placeOf(said.are, said.at, facts);
  return (
    place !== null &&
    facts.cases.some(
      ({ kind, words_id }) => words_id !== null && placeOf(CASES[kind], words_id, facts) === place,
    )
  );
}

/** What is asked in private, or rests, is nobody else's, unless what came of it is told to others; and so is what came of it. */
function isAuthorsAlone({ are, at }: Said, { requests, testimonies }: Facts): boolean {
  const request = requests.find(({ id }) => id === at);
  const testimony = testimonies.find(({ request_id }) => request_id === at);
  const isTold = request?.state === 'answered' && (testimony?.audience_kind ?? 'only-me') !== 'only-me';
  if (are === 'testimony') return !isTold;
  return (
    are === 'request' && (request?.state === 'resting' || (request?.audience_kind === 'only-me' && !isTold))
  );
}

const CASES: Record<string, WordsAre | undefined> = {
  'prayer-request': 'request',
  testimony: 'testimony',
  encouragement: 'encouragement',
  'study-group': 'group',
  'group-asking': 'asking',
  'group-declining': 'declining',
  'group-post': 'post',
  'group-topic': 'topic',
  'group-file': 'file-title',
  gathering: 'gathering',
  'gathering-line': 'line',
  'date-poll': 'date-poll',
  'debate-claim': 'claim',
  'debate-other-side': 'other-side',
  'debate-mind': 'mind',
  'debate-verdict': 'verdict',
  'person-name': 'first-name',
};

/** A group with all that stands in it is one place: a case names it, and shows what stands beside. */
function placeOf(are: WordsAre | undefined, id: string, facts: Facts): string | null {
  const groupOf = (rows: readonly { id: string; group_id: string | null }[]) => {
    const row = rows.find((one) => one.id === id);
    return row ? `group ${row.group_id}` : null;
  };
  switch (are) {
    case 'request':
    case 'testimony':
      return `request ${id}`;
    case 'encouragement':
      return `request ${facts.encouragements.find((one) => one.id === id)?.request_id}`;
    case 'group':
      return `group ${id}`;
    case 'topic':
      return groupOf(facts.threads);
    case 'post':
      return groupOf(facts.posts);
    case 'file-title':
      return groupOf(facts.files);
    case 'asking':
    case 'declining':
      return `group ${facts.asking.find((one) => one.id === id)?.group_id ?? id}`;
    case 'gathering':
    case 'place':
      return groupOf(facts.gatherings);
    case 'date-poll':
      return groupOf(facts.datePolls);
    case 'line': {
      const line = facts.lines.find((one) => one.id === id);
      const date = facts.occurrences.find((one) => one.id === line?.occurrence_id);
      return `group ${facts.gatherings.find((one) => one.id === date?.gathering_id)?.group_id}`;
    }
    case 'claim':
    case 'other-side':
    case 'mind':
    case 'verdict':
      return `debate ${facts.claims.find((one) => one.id === id)?.debate_id}`;
    case 'first-name':
    case 'last-name':
    case 'chosen-name':
      return `person ${id}`;
    default:
      return null;
  }
}
