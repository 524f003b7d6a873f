import { getCurrentUser } from '#features/people/people.contract.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { login } from '../accounts.contract.ts';
import { changePassword } from '../settings.contract.ts';

/** What is typed to change a password. */
interface TypedPasswords {
  currentPassword: string;
  password: string;
}

/** No answer came: whether the password is changed is not known. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** It is changed, and its person signs in with it at the door: they have a second step. */
export class SignInWithIt extends Error {
  override readonly name = 'SignInWithIt';
}

/**
 * Changes the password of the account with this address. A change gives the session another cookie, so that one whose answer was lost
 * leaves this browser signed out, with an old password that does not fit any more: then it signs in with the new one, which it has just
 * been given.
 * @param call makes the calls
 * @returns sends what is typed; it throws `NoAnswer`, `SignInWithIt`, and what the server refuses
 */
export function passwordChange(email: string, call = callEndpoint) {
  /** The password whose change had no answer. */
  let unanswered: string | null = null;

  return async ({ currentPassword, password }: TypedPasswords): Promise<void> => {
    try {
      await call(changePassword, { body: { currentPassword, newPassword: password } });
      unanswered = null;
      return;
    } catch (error) {
      if (isAnswer(error) && (error.status !== 401 || unanswered === null)) throw error;
      unanswered ??= password;
    }
    await requireSessionEnded();
    await signInWith(unanswered);
    // It was changed to what was typed the first time.
    if (unanswered !== password)
      await call(changePassword, { body: { currentPassword: unanswered, newPassword: password } });
    unanswered = null;
  };

  /** @throws NoAnswer where the session goes on, or that is not known either */
  async function requireSessionEnded(): Promise<void> {
    try {
      await call(getCurrentUser, {});
    } catch (error) {
      if (isAnswer(error) && error.status === 401) return;
    }
    throw new NoAnswer('no answer to a change of password');
  }

  /** @throws {ApiError} NOT_SIGNED_IN where this is not the password either: the session has ended for another reason */
  async function signInWith(chosen: string): Promise<void> {
    try {
      await call(login, { body: { email, password: chosen } });
    } catch (error) {
      if (!isAnswer(error)) throw new NoAnswer('no answer to a sign-in');
      if (error.code === 'CODE_NEEDED') throw new SignInWithIt('a second step is needed');
      if (error.code !== 'INVALID_CREDENTIALS') throw error;
      await call(getCurrentUser, {});
    }
  }
}

function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}
