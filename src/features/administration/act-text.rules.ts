import type { Role } from '#contract/access.policy.ts';
import type { ActKind } from '#features/operations/acts.rules.ts';

const MADE: Record<Role, string> = {
  member: ' a member again',
  moderator: ' a moderator',
  admin: ' an administrator',
};

/** The sentence around a person's name: 'made', 'a moderator'. Without a person it reads as well. */
export function actText({
  kind,
  detail,
  person,
}: {
  kind: ActKind;
  detail: string | null;
  person: object | null;
}): { before: string; after: string } {
  switch (kind) {
    case 'role-changed': {
      const made = MADE[detail as Role] ?? '';
      return { before: person ? 'made' : 'made somebody who has left', after: made };
    }
    case 'sessions-ended':
      return { before: person ? 'signed out' : 'signed out somebody who has left', after: ' on all devices' };
    case 'age-corrected':
      return {
        before: person ? 'corrected what' : 'corrected what somebody who has left',
        after: ' answered about being under 16',
      };
    case 'invitation-revoked':
      return person
        ? { before: 'took back an invitation of', after: '' }
        : { before: 'took back an invitation', after: '' };
    case 'work-retried':
      return { before: `tried ${workOf(detail)} again${person ? ', for' : ''}`, after: '' };
    case 'work-discarded':
      return { before: `discarded ${workOf(detail)}${person ? ' for' : ''}`, after: '' };
    case 'text-uploaded':
      return { before: `uploaded a Bible text (${detail})`, after: '' };
    case 'text-removed':
      return { before: `removed a Bible text (${detail})`, after: '' };
  }
}

function workOf(type: string | null): string {
  return type === 'letter-due' ? 'a letter' : `work that was given up (${type ?? 'unknown'})`;
}
