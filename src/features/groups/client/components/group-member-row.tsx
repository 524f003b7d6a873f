import { PersonFace, PersonName } from '#features/people/client/for-other-features.ts';
import { dayText } from '#platform/client/day-text.ts';
import type { GroupMember } from '../../members.contract.ts';
import { ROLE_LABELS } from '../group-texts.ts';
import { MemberMenu } from './member-menu.tsx';

/** Somebody in the group, with their role, and what may be done about it. */
export function GroupMemberRow({
  groupId,
  member,
  leaders,
}: {
  groupId: string;
  member: GroupMember;
  /** How many lead the group. */
  leaders: number;
}) {
  const { person, role, since, isMe, isAsked } = member;
  return (
    <li className="flex min-h-16 items-center gap-3.5 py-2 not-first:border-t not-first:border-line">
      <PersonFace person={person} />
      <p className="min-w-0 grow">
        <PersonName person={person} className="text-left text-lg font-semibold" />
        <span className="block text-sm text-ink-soft">
          {isMe ? 'You · ' : ''}
          {ROLE_LABELS[role]} since {dayText(since)}
        </span>
        {isAsked && <span className="block text-sm text-ink-soft">Asked to lead</span>}
      </p>
      <MemberMenu groupId={groupId} member={member} leaders={leaders} />
    </li>
  );
}
