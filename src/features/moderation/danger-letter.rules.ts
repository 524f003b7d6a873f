import { letterText } from '#features/people/letter-text.rules.ts';

/** What moderators are told by letter of words of danger: that there are some, and where; neither the words nor who wrote them. */
export function dangerLetterText({
  firstName,
  called,
  caseUrl,
  settingsUrl,
}: {
  firstName: string;
  /** What the words are: 'a request' */
  called: string;
  caseUrl: string;
  settingsUrl: string;
}): { subject: string; text: string } {
  return {
    subject: 'Somebody may be in danger',
    text: letterText(firstName, [
      `words of danger were found in ${called} at Lampstand. Please look soon:`,
      caseUrl,
      'Neither the words nor who wrote them are in this letter.',
      `You get it because you are a moderator. To have no more of these, turn off ‘Words of danger’: ${settingsUrl}`,
    ]),
  };
}
