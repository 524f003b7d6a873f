/** The product's sign: an oil lamp with its flame. Decorative, the name stands beside it. */
export function LampMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <path
        className="fill-gold"
        d="M32 5c8.500 10.500 12 16.500 12 23.500a12 12 0 0 1-24 0C20 21.500 23.500 15.500 32 5Z"
      />
      <path
        className="fill-gold-wash"
        d="M32 18c4.500 5.500 6 9 6 12.200a6 6 0 0 1-12 0C26 27 27.500 23.500 32 18Z"
      />
      <path
        className="fill-ink"
        d="M7 44h38c6 0 9-2.500 12-6-.5 12-7.500 20-19 20H25C15 58 8.500 52.500 7 44Z"
      />
    </svg>
  );
}
