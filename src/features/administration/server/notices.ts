import type { Role } from '#contract/access.policy.ts';
import type { NotificationKind } from '#platform/server/notification-kind.ts';

/** What somebody reads of a new role. */
const OF_ROLE: Record<Role, { title: string; text: string; href: string }> = {
  admin: {
    title: 'You are an administrator now',
    text: 'Set up a second step, if you have none: what an administrator may do opens then.',
    href: '/settings#second-step',
  },
  moderator: {
    title: 'You are a moderator now',
    text: 'Set up a second step, if you have none: what a moderator may do opens then. Thank you for looking after this house.',
    href: '/settings#second-step',
  },
  member: {
    title: 'Your role has ended',
    text: 'Thank you for all that you have done. Everything else of yours is as it was.',
    href: '/settings#activity',
  },
};

/** What people are told of what administrators do. It concerns their account, so nobody turns it off. */
export const administrationNotices: readonly NotificationKind[] = [
  {
    kind: 'role-changed',
    setting: null,
    present: async (_db, _readerId, notifications) =>
      new Map(
        notifications.map(({ id, data }) => [
          id,
          { ...(OF_ROLE[data['role'] as Role] ?? OF_ROLE.member), personId: null },
        ]),
      ),
  },
  {
    kind: 'signed-out',
    setting: null,
    present: async (_db, _readerId, notifications) =>
      new Map(
        notifications.map(({ id }) => [
          id,
          {
            title: 'An administrator signed you out on all devices',
            text: 'If you do not know why, ask them. A new password does no harm.',
            href: '/settings#activity',
            personId: null,
          },
        ]),
      ),
  },
];
