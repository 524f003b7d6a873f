import { expect, it } from 'vitest';
import { type Access, actsAsModerator, asksSecondStep, mayCall, ROLES, type Role } from './access.policy.ts';

const table: Record<Access, Record<Role | 'visitor', boolean>> = {
  public: { visitor: true, member: true, moderator: true, admin: true },
  'signed-in': { visitor: false, member: true, moderator: true, admin: true },
  moderator: { visitor: false, member: false, moderator: true, admin: true },
  admin: { visitor: false, member: false, moderator: false, admin: true },
};

for (const [access, row] of Object.entries(table)) {
  for (const [who, expected] of Object.entries(row)) {
    it(`${expected ? 'admits' : 'refuses'} a ${who} where the contract says ${access}`, () => {
      expect(mayCall(who === 'visitor' ? null : (who as Role), access as Access)).toBe(expected);
    });
  }
}

it('asks for a second step where a role is asked for', () => {
  const asking = (Object.keys(table) as Access[]).filter(asksSecondStep);
  expect(asking).toEqual(['moderator', 'admin']);
});

it('lets nobody act as a moderator by a role alone', () => {
  const acting = (hasSecondStep: boolean) => ROLES.filter((role) => actsAsModerator({ role, hasSecondStep }));
  expect([acting(true), acting(false)]).toEqual([['moderator', 'admin'], []]);
});
