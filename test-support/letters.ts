import type { TestApp } from './start-test-app.ts';

/** The token of the link in the newest letter to this address; call it after `await app.server.idle()`. */
export function linkIn(app: TestApp, email: string): string {
  const letter = app.mails.findLast((mail) => mail.to === email && mail.text.includes('token='));
  const token = /token=([A-Za-z0-9_-]+)/.exec(letter?.text ?? '')?.[1];
  if (!token) throw new Error(`no letter with a link was sent to ${email}`);
  return token;
}
