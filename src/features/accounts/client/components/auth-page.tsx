import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useOnline } from '#platform/client/use-online.ts';
import { LampMark } from '#ui/lamp-mark.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { AuthScene } from './auth-scene.tsx';

/** The frame of the screens for signing in: the drawn scene above (on a phone) or beside, and one column. */
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
    <div className="lg:grid lg:min-h-dvh lg:bg-ground lg:grid-cols-[minmax(0,1.15fr)_minmax(28rem,1fr)]">
      <AuthScene />
      <MainContent className="relative mx-auto -mt-8 w-full max-w-lg px-3 pb-10 sm:px-4 lg:mt-0 lg:grid lg:max-w-xl lg:content-center lg:px-12 lg:py-10">
        <div className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none">
          <Link
            href="/"
            className="-ml-2 mb-4 inline-flex min-h-11 max-w-full flex-wrap items-center gap-2.5 rounded-control px-2 font-heading text-lg"
          >
            <LampMark className="size-8" />
            Lampstand
          </Link>
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {lead !== undefined && <p className="mt-2 text-ink-soft">{lead}</p>}
          {!online && (
            <p role="status" className="mt-4 rounded-control bg-sky-wash px-4 py-3 text-sky">
              You seem to be offline. What you type here stays until the connection is back.
            </p>
          )}
          <div className="mt-6">{children}</div>
          {footer !== undefined && (
            <div className="mt-6 border-t border-line pt-4 text-center text-ink-soft">{footer}</div>
          )}
        </div>
      </MainContent>
    </div>
  );
}
