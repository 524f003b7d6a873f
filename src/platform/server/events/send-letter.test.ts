import { expect, it } from 'vitest';
import { LastingFailure } from './events.ts';
import { sendLetter } from './send-letter.ts';

const LETTER = { id: 'd1', to: 'ruth@example.org', subject: 'Peace', text: 'Grace and peace' };
const refused = (responseCode: number) => Object.assign(new Error('refused'), { responseCode });

/** What comes of sending when the mail server answers so. */
async function failure(error: Error): Promise<unknown> {
  try {
    await sendLetter({ send: () => Promise.reject(error) }, LETTER);
  } catch (thrown) {
    return thrown;
  }
  throw new Error('it was sent');
}

it('a letter that is refused for good is given up, with what the server said', async () => {
  const thrown = await failure(refused(550));
  expect(thrown).toBeInstanceOf(LastingFailure);
  expect(thrown).toMatchObject({ message: 'refused', cause: refused(550) });
});

it('a letter that is put off is tried again', async () => {
  const error = refused(450);
  expect(await failure(error)).toBe(error);
});
