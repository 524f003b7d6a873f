import { ACCOUNT_LIMITS, PASSWORD_TOO_LONG } from './accounts.rules.ts';

/** Why a form is not sent: the toast's words (docs/product.md, Accounts) and the fields to look at. */
export interface FormProblem<Field extends string> {
  title: string;
  description: string;
  fields: readonly Field[];
  /** What stands beside each of the fields; the description unless told. */
  note?: string;
}

export interface SignInForm {
  email: string;
  password: string;
}

export interface RegisterForm extends SignInForm {
  firstName: string;
  lastName: string;
  confirmPassword: string;
}

/** docs/product.md, Rules of input. Null when the form may be sent. */
export function signInProblem(form: SignInForm): FormProblem<keyof SignInForm> | null {
  return missing(form, ['email', 'password']);
}

/**
 * In the order of docs/product.md, Rules of input: missing fields, then the length of the password, then the
 * confirmation.
 */
export function registerProblem(form: RegisterForm): FormProblem<keyof RegisterForm> | null {
  const problem = missing(form, ['firstName', 'lastName', 'email', 'password']);
  if (problem === null) return newPasswordProblem(form.password, form.confirmPassword);
  // By itself an empty confirmation is a mismatch; among others it is one of what is missing.
  return form.confirmPassword === ''
    ? { ...problem, fields: [...problem.fields, 'confirmPassword'] }
    : problem;
}

/** The rules of a new password, wherever one is chosen. */
export function newPasswordProblem(
  password: string,
  confirmPassword: string,
): FormProblem<'password' | 'confirmPassword'> | null {
  if (!isLongEnough(password)) {
    return {
      title: 'Weak Password',
      description: 'Password must be at least 8 characters long',
      fields: ['password'],
    };
  }
  if (password.length > ACCOUNT_LIMITS.passwordMax) {
    return { title: 'Long Password', description: PASSWORD_TOO_LONG, fields: ['password'] };
  }
  if (password !== confirmPassword) {
    return {
      title: 'Password Mismatch',
      description: 'Passwords do not match',
      fields: ['confirmPassword'],
    };
  }
  return null;
}

/** The checklist's item 'At least 8 characters'. */
export function isLongEnough(password: string): boolean {
  return password.length >= ACCOUNT_LIMITS.passwordMin;
}

/** Each named field must not be blank. */
export function missing<Field extends string>(
  form: Record<Field, string>,
  fields: readonly Field[],
): FormProblem<Field> | null {
  const empty = fields.filter((field) => form[field].trim() === '');
  if (empty.length === 0) return null;
  return {
    title: 'Missing Information',
    description: 'Please fill in all fields',
    fields: empty,
    note: 'Please fill this in.',
  };
}
