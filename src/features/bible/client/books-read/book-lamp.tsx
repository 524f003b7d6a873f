/** The upper and lower edge of the bowl. */
const TOP = 28.5;
const BOTTOM = 43;

const BOWL =
  'M5.7 31.3c3.6-1.3 8.4-1.1 12 .3 4.2-2 9.2-2.8 14.8-2.8 8.6 0 15.6 2 18 5.2.4 5-7 8.6-16.4 8.6h-5.4c-7.6 0-12.6-3-15-5.6-3.6-.6-6.8-2.2-8.4-4-.7-.8-.5-1.4.4-1.7z';

/** A lamp filled as far as its book has been read (`share`, 0 to 1), which burns when all of it has been. Decorative. */
export function BookLamp({ share }: { share: number }) {
  const height = (BOTTOM - TOP) * share;
  const level = BOTTOM - height;
  return (
    <svg viewBox="2 2 58 43" aria-hidden="true" className="h-9 w-12">
      {share === 1 && (
        <>
          <path
            className="fill-gold"
            d="M12.8 29.2C7.8 29.2 5 25.9 5 21.9 5 16 10.8 12.9 13.3 4c4.2 5.3 7.7 10.9 7.7 16.8 0 5.1-3.3 8.4-8.2 8.4z"
          />
          <path
            fill="#fff3cd"
            d="M12.9 26.6c-2.4 0-4-1.6-4-3.9 0-3 2.7-4.6 4.1-8.4 2.3 2.8 4.1 5.4 4.1 8.3 0 2.4-1.7 4-4.2 4z"
          />
        </>
      )}
      <path
        className="stroke-ink-soft"
        fill="none"
        strokeWidth="2.4"
        d="M49.6 33.4c4-4.4 9-2.4 8.2 1.8-.6 3.2-4.8 4.8-9.6 4.8"
      />
      <path className="fill-inset" d={BOWL} />
      {share > 0 && (
        // A picture within the picture shows only what is below the level.
        <svg
          y={level}
          x="2"
          width="58"
          height={height}
          viewBox={`2 ${level} 58 ${height}`}
          role="presentation"
        >
          <path className="fill-leaf" d={BOWL} />
        </svg>
      )}
      <path className="fill-none stroke-ink-soft" strokeWidth="1.8" d={BOWL} />
    </svg>
  );
}
