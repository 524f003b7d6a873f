/** The book above a great numeral, as a printed Bible opens a chapter. */
export function ChapterHeading({
  level,
  book,
  chapter,
  edition,
}: {
  level: 1 | 2;
  book: string;
  chapter: number | string;
  edition: string;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mb-6 text-center sm:mb-7">
      <Heading>
        <span className="block text-xl tracking-wide">{book} </span>
        <span className="block text-[4.75rem] leading-none">{chapter}</span>
      </Heading>
      <p className="mt-1 text-sm text-ink-soft">{edition}</p>
    </div>
  );
}
