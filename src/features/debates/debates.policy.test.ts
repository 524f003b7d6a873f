import { describe, expect, it } from 'vitest';
import { canJudge, canReadClaims, canSpeak } from './debates.policy.ts';

const week = { opens_at: 1000, closes_at: 2000, closed_at: null };
const reader = (age: 'grown' | 'under-16' | 'not-asked') => ({ id: 'ann', age, isModerator: false });

describe('a debate', () => {
  it('is read by whoever was not asked how old they are, and not under 16', () => {
    expect(canReadClaims(reader('grown'))).toBe(true);
    expect(canReadClaims(reader('not-asked'))).toBe(true);
    expect(canReadClaims(reader('under-16'))).toBe(false);
  });

  it('is open from its first moment to the last before its end', () => {
    expect([999, 1000, 1999, 2000].map((now) => canSpeak(reader('grown'), week, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(canSpeak(reader('under-16'), week, 1500)).toBe(false);
  });

  it('has statements judged by who holds them, by a moderator where nobody else does, and never by their author', () => {
    const statement = { authorId: 'ben', position: 'gift', holders: 1 };
    const mod = { ...reader('grown'), isModerator: true };
    expect(canJudge(reader('grown'), statement, 'gift')).toBe('holder');
    expect(canJudge(reader('grown'), statement, 'command')).toBeNull();
    expect(canJudge(mod, statement, 'command')).toBe('moderator');
    expect(canJudge(mod, { ...statement, holders: 2 }, 'command')).toBeNull();
    expect(canJudge({ ...mod, id: 'ben' }, statement, 'gift')).toBeNull();
  });
});
