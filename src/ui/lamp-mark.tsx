import { LampFlame } from './lamp-flame.tsx';

/** The product's sign: an oil lamp on its stand. Decorative, the words stand beside it. Drawn in art/brand. */
export function LampMark({ className, isLit = true }: { className?: string; isLit?: boolean }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      {isLit && <LampFlame />}
      <path
        className="fill-ink"
        d="M5.7 31.3c3.6-1.3 8.4-1.1 12 .3 4.2-2 9.2-2.8 14.8-2.8 8.6 0 15.6 2 18 5.2.4 5-7 8.6-16.4 8.6h-5.4c-7.6 0-12.6-3-15-5.6-3.6-.6-6.8-2.2-8.4-4-.7-.8-.5-1.4.4-1.7z"
      />
      <path
        className="fill-ink"
        d="M18 44.4h27c0 2.6-4.8 3.9-9.6 4.1l.5 3.7c.3 2 1.6 2.8 3.6 3.3 2 .5 3.3 1.5 3.3 3.5H20.2c0-2 1.3-3 3.3-3.5s3.3-1.3 3.6-3.3l.5-3.7c-4.8-.2-9.6-1.5-9.6-4.1z"
      />
      <path
        className="stroke-ink"
        fill="none"
        strokeWidth="4.2"
        d="M48.8 33c4-4.4 9.6-2.4 8.8 2.2-.6 3.4-4.8 5.2-9.6 5.2"
      />
    </svg>
  );
}
