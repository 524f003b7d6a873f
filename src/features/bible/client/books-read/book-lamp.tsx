import { LampFlame } from '#ui/lamp-flame.tsx';

/** The upper and lower edge of the bowl. */
const TOP = 28.5;
const BOTTOM = 46.5;

/** The product's lamp (src/ui/lamp-mark.tsx) with a deeper bowl, so that one sees how far it is filled. */
const BOWL =
  'M5.7 31.7c3.6-1.7 8.4-1.4 12 .4 4.2-2.6 9.2-3.6 14.8-3.6 8.6 0 15.6 2.6 18 6.8.4 6.5-7 11.2-16.4 11.2h-5.4c-7.6 0-12.6-3.9-15-7.3-3.6-.8-6.8-2.9-8.4-5.2-.7-1-.5-1.8.4-2.3z';
const FOOT =
  'M26.5 47.4h10l.6 4c.3 2 1.6 2.8 3.6 3.3 2 .5 3.3 1.5 3.3 3.5H20.2c0-2 1.3-3 3.3-3.5s3.3-1.3 3.6-3.3z';

/** A lamp filled as far as its book has been read (`share`, 0 to 1), which burns when all of it has been. Decorative. */
export function BookLamp({ share }: { share: number }) {
  const height = (BOTTOM - TOP) * share;
  const level = BOTTOM - height;
  return (
    <svg viewBox="2 2 58 58" aria-hidden="true" className="size-12">
      {share === 1 && <LampFlame />}
      <path
        className="stroke-ink-soft"
        fill="none"
        strokeWidth="2.6"
        d="M49.4 34c4-4.8 9.4-2.6 8.6 2.3-.6 3.7-4.8 5.7-9.6 5.7"
      />
      <path className="fill-inset" d={BOWL} />
      {share > 0 && (
        // A picture within the picture shows only what is below the level.
        <svg
          x="2"
          y={level}
          width="58"
          height={height}
          viewBox={`2 ${level} 58 ${height}`}
          role="presentation"
        >
          <path className="fill-leaf" d={BOWL} />
        </svg>
      )}
      <path className="stroke-ink-soft" fill="none" strokeWidth="1.8" d={BOWL} />
      <path className="fill-ink-soft" d={FOOT} />
    </svg>
  );
}
