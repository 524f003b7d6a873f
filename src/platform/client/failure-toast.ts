import { toast } from '#ui/toast-store.ts';
import { serverMessageOr } from './api-error.ts';

/** Shows a toast about a failure, with the server's sentence or else with what the person can do. */
export function failureToast(title: string, error: unknown): void {
  toast({
    title,
    description: serverMessageOr(error, 'Please check your connection and try again.'),
    variant: 'destructive',
  });
}
