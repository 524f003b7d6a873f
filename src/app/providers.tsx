import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Toaster } from '#platform/client/toaster.tsx';
import { TooltipHost } from '#ui/tooltip-host.tsx';

/** What every screen may use: data, tooltips, toasts. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toaster />
      <TooltipHost />
    </QueryClientProvider>
  );
}
