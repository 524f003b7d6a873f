import { Button } from './button.tsx';
import { Card } from './card.tsx';

/** Stands where something should be that could not be fetched, and asks for it again. */
export function NotArrived({ onAgain, pending = false }: { onAgain: () => void; pending?: boolean }) {
  return (
    <Card role="alert" className="text-center">
      <p className="font-heading text-xl">This did not arrive</p>
      <p className="mt-1 text-ink-soft">Please look at your connection and try again.</p>
      <Button className="mt-4" pending={pending} onClick={onAgain}>
        Try again
      </Button>
    </Card>
  );
}
