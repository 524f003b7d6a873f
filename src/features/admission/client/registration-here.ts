import { REGISTRATIONS, type Registration } from '../admission.rules.ts';

/** Who may make an account on this server. It wrote so into the page. */
export function registrationHere(): Registration {
  const told = document.documentElement.dataset['registration'];
  return REGISTRATIONS.find((one) => one === told) ?? 'open';
}
