import { toast } from '#ui/toast-store.ts';
import { ApiError, serverMessageOr } from './api-error.ts';

/**
 * Shows a toast about a failure, with the server's sentence or else with what the person can do.
 * `title` is a heading, each word of it capital ('Not Saved Yet'), or a whole sentence ('It is still there').
 */
export function failureToast(title: string, error: unknown): void {
  toast({
    title,
    description: serverMessageOr(
      error,
      error instanceof ApiError && error.status >= 500
        ? 'Something is wrong on our side. Please try again in a moment.'
        : // Whether it arrived is not known: asked for again, it is done once (`createWishes`).
          'No answer came. Please check your connection and try again.',
    ),
    variant: 'destructive',
  });
}
