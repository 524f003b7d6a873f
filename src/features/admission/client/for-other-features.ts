export { Invitations } from './components/invitations.tsx';
export { registrationHere } from './registration-here.ts';
