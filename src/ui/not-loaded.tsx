import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';

/** Shown in place of something that could not be fetched: why, and a button to try again. */
export function NotLoaded({
  onRetry,
  pending = false,
  children = 'This did not arrive. Please look at your connection and try again.',
}: {
  onRetry: () => void;
  pending?: boolean;
  children?: ReactNode;
}) {
  return (
    <Card role="alert" className="flex flex-col items-start gap-3">
      <p>{children}</p>
      <Button variant="secondary" pending={pending} onClick={onRetry}>
        Try again
      </Button>
    </Card>
  );
}
