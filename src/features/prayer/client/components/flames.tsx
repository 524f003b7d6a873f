/** More than these would be a crowd that nobody counts: then the number alone speaks. */
const MOST = 24;

/** A small flame for each who prayed: no faces, no order, no names. The number beside it says the same in words. */
export function Flames({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-1.75">
      {[...Array(Math.min(count, MOST)).keys()].map((place) => (
        <svg
          aria-hidden="true"
          key={place}
          viewBox="4 3 18 27"
          width={14}
          height={21}
          className="animate-fade"
        >
          <path
            className="fill-gold"
            d="M12.8 29.2C7.8 29.2 5 25.9 5 21.9 5 16 10.8 12.9 13.3 4c4.2 5.3 7.7 10.9 7.7 16.8 0 5.1-3.3 8.4-8.2 8.4z"
          />
          <path
            fill="#fff3cd"
            d="M12.9 26.6c-2.4 0-4-1.6-4-3.9 0-3 2.7-4.6 4.1-8.4 2.3 2.8 4.1 5.4 4.1 8.3 0 2.4-1.7 4-4.2 4z"
          />
        </svg>
      ))}
    </div>
  );
}
