import { KeyIcon } from '@phosphor-icons/react/dist/ssr/Key';
import { useState } from 'react';
import { Button, buttonClasses } from '#ui/button.tsx';
import { withNext } from '../with-next.ts';

/**
 * To the external provider. A plain link: `/api/login` is a navigation of the browser, not a screen. Where none is set up, a
 * button says so and `instead`, and nobody is led away.
 */
export function ProviderLink({
  label,
  next,
  invitation = null,
  instead,
}: {
  label: string;
  next: string;
  /** The token of an invitation, which lets a new person in when they come back. */
  invitation?: string | null;
  instead: string;
}) {
  // The server wrote it into the page.
  const isSetUp = document.documentElement.dataset.provider !== 'none';
  const href = withNext('/api/login', next, invitation);
  return (
    <>
      <div className="my-5 flex items-center gap-3 text-sm text-ink-soft" aria-hidden="true">
        <span className="h-px flex-1 bg-line" />
        or
        <span className="h-px flex-1 bg-line" />
      </div>
      {isSetUp ? (
        <a href={href} className={buttonClasses('secondary', 'md', 'w-full min-h-13')}>
          <KeyIcon size={20} aria-hidden />
          {label}
        </a>
      ) : (
        <NotSetUp label={label} instead={instead} />
      )}
    </>
  );
}

function NotSetUp({ label, instead }: { label: string; instead: string }) {
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className="w-full min-h-13"
        icon={<KeyIcon size={20} aria-hidden />}
        onClick={() => setPressed(true)}
      >
        {label}
      </Button>
      <div role="alert">
        {isPressed && (
          <p className="mt-3 rounded-control border border-sky/30 bg-sky-wash px-4 py-3 text-sky">
            Single sign-on is not set up on this server. {instead}
          </p>
        )}
      </div>
    </>
  );
}
