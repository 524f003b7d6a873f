import type { Group } from '../../groups.contract.ts';
import { InviteToGroup } from './invite-to-group.tsx';

/** Whether a group is one person still, who can invite others: it has just been made. */
export function isNobodyElseIn(group: Pick<Group, 'can' | 'members' | 'archivedAt'>): boolean {
  return group.can.lead && group.members === 1 && group.archivedAt === null;
}

/** In a group that has just been made, before all else: the way to those who are to be in it. */
export function InviteFirst({ group }: { group: Group }) {
  if (!isNobodyElseIn(group)) return null;
  return (
    <section
      aria-labelledby="invite-first"
      className="mx-auto grid w-full max-w-md justify-items-center gap-3 pt-10 text-center lg:pt-14"
    >
      <h2 id="invite-first" className="text-2xl text-balance">
        The table is set. Who comes?
      </h2>
      <p className="text-ink-soft text-pretty">
        So far it is only you. A link brings in whoever you send it to: one person, a table, or a church.
      </p>
      <InviteToGroup group={group} label="Invite people" size="lg" className="mt-3" />
    </section>
  );
}
