import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';

/** In place of what could not be fetched: why, and another try. */
export function NotLoaded({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <Card role="alert" className="flex flex-col items-start gap-3">
      <p>{children}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Card>
  );
}
