import { LampFlame } from '#ui/lamp-flame.tsx';

/** More than these would be a crowd that nobody counts: then the number alone speaks. */
const MAX_FLAMES = 24;

/** A small flame for each who prayed: no faces, no order, no names. The number beside it says the same in words. */
export function Flames({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-1.75">
      {[...Array(Math.min(count, MAX_FLAMES)).keys()].map((place) => (
        <svg
          aria-hidden="true"
          key={place}
          viewBox="4 3 18 27"
          width={14}
          height={21}
          className="animate-fade"
        >
          <LampFlame />
        </svg>
      ))}
    </div>
  );
}
