import type { CallOutput } from '#contract/define-endpoint.ts';
import type { listGroupActs } from '../members.contract.ts';

/** Of the acts of a group, what a sentence about one needs. */
export type SaidAct = Pick<CallOutput<typeof listGroupActs>[number], 'act' | 'role'> &
  Record<'by' | 'about', { name: string } | null>;

const ROLES = { leader: 'a leader', helper: 'a helper', member: 'a member' } as const;

/** 'Ruth T. made Daniel O. a helper'; who is not to be seen is 'somebody'. */
export function saidAct({ act, by, about, role }: SaidAct): string {
  const who = by?.name ?? 'Somebody';
  const whom = about?.name ?? 'somebody';
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
      return `${who} made ${whom} ${ROLES[role ?? 'member']}`;
    case 'archive':
      return `${who} archived the group`;
    case 'reopen':
      return `${who} opened the group again`;
    case 'hand-over':
      return `The group was handed over to ${whom}`;
  }
}
