import { expect, it } from 'vitest';
import { errorForLog } from './error-for-log.ts';

it('keeps what kind of error it is, and where', () => {
  const error = Object.assign(new Error('no room'), { code: 'SQLITE_FULL', errcode: 13 });
  const logged = errorForLog(error);
  expect(logged).toMatchObject({ type: 'Error', message: 'no room', code: 'SQLITE_FULL', errcode: 13 });
  expect(logged.stack).toContain('error-for-log.test.ts');
});

it("leaves out a row's values, which PostgreSQL tells, and every property that nobody knows", () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "user_email"'), {
    code: '23505',
    severity: 'ERROR',
    constraint: 'user_email',
    detail: 'Key (email)=(ruth@example.org) already exists.',
    where: 'my secret prayer',
    parameters: ['my secret prayer'],
    response: '550 <ruth@example.org>',
  });
  const text = JSON.stringify(errorForLog(error));
  expect(text).toContain('user_email');
  expect(text).not.toMatch(/ruth|prayer/);
});

it.each([
  Object.assign(new Error('invalid input syntax for type integer: "my secret prayer"'), { code: '22P02' }),
  parserError('{"entry": my secret prayer'),
  new Error('could not write to ruth@example.org'),
  new Error('it failed', { cause: new Error('550 <ruth@example.org> unknown') }),
  Object.assign(new Error('first\nmy secret prayer'), { code: '22000', message: "'my secret prayer'\nmore" }),
])('quotes nobody: %s', (error) => {
  expect(JSON.stringify(errorForLog(error))).not.toMatch(/ruth|prayer/);
});

it('tells causes, but not for ever', () => {
  const error = new Error('outer', { cause: new Error('inner') });
  expect(errorForLog(error).cause?.message).toBe('inner');
  const ring = new Error('ring');
  ring.cause = ring;
  expect(JSON.stringify(errorForLog(ring)).length).toBeLessThan(20_000);
});

it('takes what is no error', () => {
  expect(errorForLog('ruth@example.org')).toEqual({ type: 'string', message: '(address)', stack: '' });
});

function parserError(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
