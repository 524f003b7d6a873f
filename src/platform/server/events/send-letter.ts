import { type Mail, type Mailer, mayBeSentLater } from '../mail.ts';
import { LastingFailure } from './events.ts';

/**
 * Sends a letter from an event's handler. That its server refused it for good is thrown as a `LastingFailure`, which parks the
 * delivery; any other failure as it is, so that the delivery is tried again.
 */
export async function sendLetter(mailer: Mailer, letter: Mail): Promise<void> {
  try {
    await mailer.send(letter);
  } catch (error) {
    if (error instanceof Error && !mayBeSentLater(error)) throw new LastingFailure(error);
    throw error;
  }
}
