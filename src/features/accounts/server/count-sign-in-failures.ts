import { Counter, type Registry } from 'prom-client';

/** Notes that a sign-in failed, and why: a word of ours, never whose it was. */
export type CountSignInFailure = (reason: SignInFailure) => void;

export type SignInFailure =
  | 'wrong-credentials'
  | 'too-many-tries'
  | 'wrong-code'
  /** At the OpenID provider, as the sign-in page says it. */
  | `provider-${string}`;

/** Counts failed sign-ins by reason for `/metrics` (`lampstand_sign_in_failures_total`). */
export function countSignInFailures(metrics: Registry): CountSignInFailure {
  const failures = new Counter({
    name: 'lampstand_sign_in_failures_total',
    help: 'Sign-ins that failed, by reason.',
    labelNames: ['reason'],
    registers: [metrics],
  });
  // From the start, so that the first failure is an increase.
  for (const reason of ['wrong-credentials', 'too-many-tries', 'wrong-code']) failures.inc({ reason }, 0);
  return (reason) => failures.inc({ reason });
}
