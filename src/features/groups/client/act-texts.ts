import type { CallOutput } from '#contract/define-endpoint.ts';
import type { listGroupActs } from '../members.contract.ts';

/** Of the acts of a group, what a sentence about one needs. */
export type SaidAct = Pick<
  CallOutput<typeof listGroupActs>[number],
  'act' | 'role' | 'isByGone' | 'isAboutGone' | 'isOwn'
> &
  Record<'by' | 'about', { name: string } | null>;

const ROLES = { leader: 'a leader', helper: 'a helper', member: 'a member' } as const;

const GONE = 'somebody whose account is gone';
const UNSEEN = 'somebody whom you don’t see';

/** 'Ruth T. made Daniel O. a helper'; who has no name here is said in words. What nobody did, but followed, names nobody. */
export function saidAct({ act, by, about, role, isByGone, isAboutGone, isOwn }: SaidAct): string {
  const who = by?.name ?? capital(isByGone ? GONE : UNSEEN);
  const whom = about?.name ?? (isAboutGone ? GONE : UNSEEN);
  switch (act) {
    case 'hide':
      return `${who} hid words of ${whom}`;
    case 'show':
      return `${who} showed words of ${whom} again`;
    case 'remove':
      return `${who} removed ${whom} from the group`;
    case 'take-file-out':
      return `${who} took a file of ${whom} out of the group`;
    case 'role':
      if (isOwn) return `${who} stepped down and is ${ROLES[role ?? 'member']}`;
      return isByGone
        ? `${capital(whom)} was made ${ROLES[role ?? 'member']}`
        : `${who} made ${whom} ${ROLES[role ?? 'member']}`;
    case 'archive':
      return isByGone ? 'The group was archived' : `${who} archived the group`;
    case 'reopen':
      return `${who} opened the group again`;
    case 'hand-over':
      return `The group was handed over to ${whom}`;
  }
}

function capital(words: string): string {
  return words.replace(/^./u, (first) => first.toUpperCase());
}
