/** A reminder as a letter: one sentence, the way home, and the way out. Plain text. */
export function letterText({
  sentence,
  homeUrl,
  endUrl,
}: {
  sentence: string;
  homeUrl: string;
  endUrl: string;
}): { subject: string; text: string } {
  const paragraphs = [
    sentence,
    `Lampstand: ${homeUrl}`,
    `This comes at the times that you chose. To end it: ${endUrl}`,
  ];
  return { subject: 'A word for today', text: `${paragraphs.join('\n\n')}\n` };
}
