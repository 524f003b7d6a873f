import { letterText } from '#features/people/letter-text.rules.ts';
import type { Mail } from '#platform/server/mail.ts';

/** A letter's words; which delivery it is makes it a `Mail`. */
export type Letter = Omit<Mail, 'id'>;

/** The letters that accounts send. Plain text: a name in one is never markup. */
interface Recipient {
  email: string;
  firstName: string;
}

const validity = 'The link works once, for one hour.';

export function verificationLetter(to: Recipient, link: string): Letter {
  return letter(to, 'Please confirm your email address', [
    'Welcome to Lampstand. Please confirm that this address is yours:',
    link,
    `${validity} It asks for your password, unless you are signed in. You can use Lampstand in the meantime.`,
    'If you did not make an account, you can leave this letter alone: nobody else can confirm it.',
  ]);
}

export function emailChangeLetter(to: Recipient, link: string): Letter {
  return letter(to, 'Confirm your new email address', [
    'You asked to use this address for your Lampstand account from now on. Please confirm it:',
    link,
    `${validity} Until then everything stays as it is.`,
    'If this was not you, you can leave this letter alone.',
  ]);
}

export function emailChangeNotice(to: Recipient, newEmail: string): Letter {
  return letter(to, 'Your email address is about to change', [
    `Someone who is signed in to your Lampstand account asked to change its address to ${newEmail}. Nothing changes until that address is confirmed.`,
    'If this was not you, please sign in now, change your password in the settings, and the request is void.',
  ]);
}

export function emailChangedNotice(to: Recipient, newEmail: string): Letter {
  return letter(to, 'Your email address has changed', [
    `Your Lampstand account now uses the address ${newEmail}. Letters will go there, and you sign in with it.`,
    'If this was not you, please write to whoever runs this server.',
  ]);
}

export function resetLetter(to: Recipient, link: string): Letter {
  return letter(to, 'Choose a new password', [
    'You asked for a new password for your Lampstand account. Choose it here:',
    link,
    validity,
    'If this was not you, you can leave this letter alone: your password stays as it is.',
  ]);
}

export function passwordChangedNotice(to: Recipient, forgotLink: string): Letter {
  return letter(to, 'Your password has changed', [
    'The password of your Lampstand account was changed, and all other devices were signed out.',
    'Private addresses of your calendars, if you have made any, work as before. If somebody else may have seen one, renew it under ‘Calendar address’: among the events, among your plans, and with your reminder.',
    `If this was not you, please choose a new one now: ${forgotLink}`,
  ]);
}

export function secondStepOnNotice(to: Recipient, forgotLink: string): Letter {
  return letter(to, 'Your second step is on', [
    'From now on, signing in to your Lampstand account takes a code as well. All other devices were signed out.',
    'If this was not you, please write to whoever runs this server, who can turn it off again, and choose a new password:',
    forgotLink,
  ]);
}

export function secondStepOffNotice(to: Recipient, forgotLink: string): Letter {
  return letter(to, 'Your second step is off', [
    'Signing in to your Lampstand account takes the password alone again.',
    `If this was not you, please choose a new one now: ${forgotLink}`,
  ]);
}

function letter(to: Recipient, subject: string, paragraphs: string[]): Letter {
  return { to: to.email, subject, text: letterText(to.firstName, paragraphs) };
}
