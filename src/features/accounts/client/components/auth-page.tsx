import type { ReactNode } from 'react';
import { useOnline } from '#platform/client/use-online.ts';
import { HomeMark } from '#ui/home-mark.tsx';
import { ScenePage } from '#ui/scene-page.tsx';
import { Spoken } from '#ui/spoken.tsx';

/** A screen for signing in, with the way home and what it is about. */
export function AuthPage({
  title,
  lead,
  children,
  footer,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const online = useOnline();
  return (
    <ScenePage>
      <HomeMark />
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {lead !== undefined && <p className="mt-2 text-ink-soft">{lead}</p>}
      {!online && (
        <Spoken className="mt-4 rounded-control bg-sky-wash px-4 py-3 text-sky">
          You seem to be offline. What you type here stays until the connection is back.
        </Spoken>
      )}
      <div className="mt-6">{children}</div>
      {footer !== undefined && (
        <div className="mt-6 border-t border-line pt-4 text-center text-ink-soft">{footer}</div>
      )}
    </ScenePage>
  );
}
