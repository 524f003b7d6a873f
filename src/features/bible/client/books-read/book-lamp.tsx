/** The upper and lower edge of the bowl. */
const TOP = 17;
const BOTTOM = 37;

const BOWL = 'M3 18.5C8 16.5 13 17 16 18.5C22 17 36 17 42 18.5C43.5 30 35 37 25 37C14 37 9 28 3 18.5Z';

/** A lamp filled as far as its book has been read (`share`, 0 to 1), which burns when all of it has been. Decorative. */
export function BookLamp({ share }: { share: number }) {
  const height = (BOTTOM - TOP) * share;
  const level = BOTTOM - height;
  return (
    <svg viewBox="0 0 52 39" aria-hidden="true" className="h-9 w-12">
      {share === 1 && (
        <>
          <path
            className="fill-gold"
            d="M6.5 17C3.5 15.5 2 13.5 2 11 2 7.5 5 5 6 0.5c3 3 5.5 6.5 5.5 10.5 0 3-1.8 5-5 6z"
          />
          <path
            fill="#fff3cd"
            d="M6.5 16c-1.5-.6-2.3-1.7-2.3-3.200 0-1.900 1.5-3 2.200-5 1.6 1.7 2.700 3.200 2.700 5.100 0 1.5-.9 2.600-2.600 3.100z"
          />
        </>
      )}
      <path
        className="stroke-ink-soft"
        fill="none"
        strokeWidth="2"
        d="M41.5 22c5-4.5 9.5.5 6 4.5-1.7 2-4.5 3-7.5 3"
      />
      <path className="fill-inset" d={BOWL} />
      {share > 0 && (
        // A picture within the picture shows only what is below the level.
        <svg y={level} width="52" height={height} viewBox={`0 ${level} 52 ${height}`} role="presentation">
          <path className="fill-leaf" d={BOWL} />
        </svg>
      )}
      <path className="stroke-ink-soft" fill="none" strokeWidth="1.6" d={BOWL} />
    </svg>
  );
}
