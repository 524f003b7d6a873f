import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Toaster } from '#platform/client/toaster.tsx';
import { useChunk } from '#platform/client/use-chunk.ts';
import { Announcements } from '#ui/announcements.tsx';
import { useIdle } from '#ui/use-idle.ts';

/** What every screen can use: data, tooltips, toasts. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toaster />
      <Announcements />
      <Tooltips />
      <KeptFocus />
    </QueryClientProvider>
  );
}

const loadTooltips = () => import('#ui/tooltip-host.tsx');

/** Tooltips repeat names that are there without them, so their script waits until the screen stands. */
function Tooltips() {
  const host = useChunk(loadTooltips, useIdle());
  return host && <host.TooltipHost />;
}

const loadKeepFocus = () => import('#ui/keep-focus.ts');

/** Whoever goes by keys needs it from the first one on. */
function KeptFocus() {
  const isIdle = useIdle();
  const isKeyPressed = useIsKeyPressed();
  const keeper = useChunk(loadKeepFocus, isIdle || isKeyPressed);
  useEffect(() => keeper?.keepFocus(), [keeper]);
  return null;
}

function useIsKeyPressed(): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const note = () => setPressed(true);
    window.addEventListener('keydown', note, { once: true });
    return () => window.removeEventListener('keydown', note);
  }, []);
  return isPressed;
}
