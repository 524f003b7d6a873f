import { toast } from '#ui/toast-store.ts';
import { causeOfFailure } from './api-error.ts';

/**
 * Shows a toast about a failure, with the server's sentence or else with what the person can do.
 * `title` is a heading, each word of it capital ('Not Saved Yet'), or a whole sentence ('It is still there').
 */
export function failureToast(title: string, error: unknown): void {
  toast({
    title,
    description: causeOfFailure(error, 'Please try again in a moment.'),
    variant: 'destructive',
  });
}
