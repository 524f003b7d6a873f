import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';

/** A surface of its own over the wallpaper; on the sheet of a page, a part of it. */
export function Card({ className, padded = true, ...rest }: ComponentProps<'div'> & { padded?: boolean }) {
  return <div {...rest} className={cn('card-surface', padded && 'card-padding', className)} />;
}

/**
 * Heading of a card with an optional line below and something at its end. The text flows around that, so that on a narrow
 * phone, or in large letters, it has the whole width below it.
 */
export function CardHeader({
  title,
  description,
  action,
  level = 2,
}: {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="mb-4 flow-root">
      {action !== undefined && <div className="float-end ms-3">{action}</div>}
      <Heading className="text-xl [overflow-wrap:normal]">{title}</Heading>
      {description !== undefined && <p className="mt-1 text-ink-soft">{description}</p>}
    </div>
  );
}
