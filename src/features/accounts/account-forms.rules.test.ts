import { describe, expect, it } from 'vitest';
import { registerProblem, signInProblem } from './account-forms.rules.ts';

const ruth = {
  firstName: 'Ruth',
  lastName: 'of Moab',
  email: 'ruth@example.org',
  password: 'gleaning-1',
  confirmPassword: 'gleaning-1',
};

describe('the sign-in form', () => {
  it('may be sent when both fields have something in them', () => {
    expect(signInProblem({ email: ' ruth@example.org ', password: 'x' })).toBeNull();
  });

  it.each([
    ['', '', ['email', 'password']],
    ['   ', 'secret', ['email']],
    ['ruth@example.org', ' \t ', ['password']],
  ])('asks for what is missing in %j and %j', (email, password, fields) => {
    expect(signInProblem({ email, password })).toEqual({
      title: 'Missing Information',
      description: 'Please fill in all fields',
      fields,
      note: 'Please fill this in.',
    });
  });
});

describe('the registration form', () => {
  it('may be sent when everything is right', () => {
    expect(registerProblem(ruth)).toBeNull();
  });

  it.each(['firstName', 'lastName', 'email', 'password'] as const)('asks for a missing %s first', (field) => {
    const problem = registerProblem({ ...ruth, [field]: '  ', confirmPassword: 'something else' });
    expect(problem).toEqual({
      title: 'Missing Information',
      description: 'Please fill in all fields',
      fields: [field],
      note: 'Please fill this in.',
    });
  });

  it('then looks at the length of the password', () => {
    const problem = registerProblem({ ...ruth, password: '7 chars', confirmPassword: 'other' });
    expect(problem).toEqual({
      title: 'Weak Password',
      description: 'Password must be at least 8 characters long',
      fields: ['password'],
    });
  });

  it('takes eight characters', () => {
    expect(registerProblem({ ...ruth, password: '8 chars.', confirmPassword: '8 chars.' })).toBeNull();
  });

  it('says that a password is too long, and takes 128 characters', () => {
    const long = (length: number) => ({ password: 'x'.repeat(length), confirmPassword: 'x'.repeat(length) });
    expect(registerProblem({ ...ruth, ...long(128) })).toBeNull();
    expect(registerProblem({ ...ruth, ...long(129) })).toEqual({
      title: 'Long Password',
      description: 'Password must be at most 128 characters long',
      fields: ['password'],
    });
  });

  it.each(['', 'gleaning-2', 'Gleaning-1', 'gleaning-1 '])(
    'then at the confirmation %j',
    (confirmPassword) => {
      expect(registerProblem({ ...ruth, confirmPassword })).toEqual({
        title: 'Password Mismatch',
        description: 'Passwords do not match',
        fields: ['confirmPassword'],
      });
    },
  );
});
