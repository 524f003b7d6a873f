/** The last level at which the flame still grows; the XP bar is full from here on. */
const FULL_FLAME = 11;

/** Pairs of rays stand around a big flame: angle from straight up in degrees, and the level from which it is seen. */
const RAYS = [
  { turn: 0, from: 6 },
  { turn: 36, from: 7 },
  { turn: 72, from: 9 },
  { turn: 108, from: 11 },
].flatMap((ray) => (ray.turn === 0 ? [ray] : [ray, { ...ray, turn: -ray.turn }]));

type LampEmblemProps = {
  level: number;
  /** width and height in CSS pixels */
  size?: number;
  className?: string;
};

/**
 * The level's emblem: an oil lamp whose flame grows with the level, from a spark at 1 to a full light at 11 and above.
 * Decorative: whoever shows it says the level in words. The lamp takes the text colour, the flame is gold.
 */
export function LampEmblem({ level, size = 40, className }: LampEmblemProps) {
  const reached = Math.min(Math.max(Math.floor(level), 1), FULL_FLAME);
  const grown = (reached - 1) / (FULL_FLAME - 1);
  const tall = 0.36 + 0.78 * grown;
  const wide = 0.44 + 0.66 * grown;
  const middle = 39 - 12 * tall;
  const reach = 7 + 9 * grown;
  const flame = `translate(20 39.5) scale(${wide} ${tall})`;
  return (
    <svg viewBox="-1 0 64 64" width={size} height={size} aria-hidden="true" className={className}>
      <g className="fill-gold stroke-gold">
        <circle cx="20" cy={middle} r={reach} fillOpacity={0.12 + 0.06 * grown} stroke="none" />
        <circle cx="20" cy={middle} r={reach * 0.7} fillOpacity={0.16 + 0.1 * grown} stroke="none" />
        {RAYS.filter((ray) => reached >= ray.from).map((ray) => (
          <path
            key={ray.turn}
            d={`M0 ${-reach - 1.6}v${-1.2 - 2 * grown}`}
            transform={`translate(20 ${middle}) rotate(${ray.turn})`}
            fill="none"
            strokeWidth="2.2"
            strokeLinecap="round"
          />
        ))}
        <path
          d="M0 0C-5 0-7.8-3.3-7.8-7.3-7.8-13.2-2-16.3.5-25.2 4.7-19.9 8.2-14.3 8.2-8.4 8.2-3.3 4.9 0 0 0Z"
          transform={flame}
          stroke="none"
        />
      </g>
      <path
        d="M.1-2.6c-2.4 0-4-1.6-4-3.9 0-3 2.7-4.6 4.1-8.4 2.3 2.8 4.1 5.4 4.1 8.3 0 2.4-1.7 4-4.2 4z"
        fill="#fff3cd"
        transform={flame}
      />
      <g fill="currentColor">
        <path d="M12.5 40.3c3.6-1.3 8.4-1.1 12 .3 4-1.8 8.4-2.5 13.4-2.5 8 0 14.6 1.9 16.7 4.9.4 4.8-6.5 8.2-15.2 8.2h-5c-7 0-11.7-2.8-14-5.3-3.3-.6-6.3-2.1-7.9-3.7-.7-.8-.6-1.6 0-1.9z" />
        <path d="M23.5 52.7h25.2c0 2.2-4.4 3.3-8.9 3.5l.3 1.3c.3 1.4 1.6 1.9 3.2 2.3 1.8.4 2.9 1.3 2.9 3H26c0-1.7 1.1-2.6 2.9-3s2.9-.9 3.2-2.3l.3-1.3c-4.5-.2-8.9-1.3-8.9-3.5z" />
      </g>
      <path
        d="M52.2 42.3c3.7-4.1 8.9-2.2 8.1 2.1-.6 3.1-4.4 4.8-8.9 4.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
      />
    </svg>
  );
}
