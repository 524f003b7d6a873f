import { Link } from 'wouter';
import { Button, buttonClasses } from './button.tsx';
import { ScenePage } from './scene-page.tsx';

/** Instead of an invitation: it is closed, or it did not come. */
export function InvitationNotHere({
  isClosed,
  pending,
  onRetry,
}: {
  isClosed: boolean;
  /** Whether it is asked for again. */
  pending: boolean;
  onRetry: () => void;
}) {
  return (
    <ScenePage>
      <h1 className="text-[min(1.875rem,9vw)] text-balance">
        {isClosed ? 'This invitation is not open any more' : 'This did not arrive'}
      </h1>
      <p className="mt-3">
        {isClosed ? 'Please ask for a new one.' : 'Please look at your connection and try again.'}
      </p>
      {isClosed ? (
        <Link href="/" className={buttonClasses('primary', 'lg', 'mt-6 w-full')}>
          Back home
        </Link>
      ) : (
        <Button size="lg" className="mt-6 w-full" pending={pending} onClick={onRetry}>
          Try again
        </Button>
      )}
    </ScenePage>
  );
}
