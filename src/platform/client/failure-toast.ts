import { toast } from '#ui/toast-store.ts';
import { serverMessageOr } from './api-error.ts';

/** Tells of a failure: what the server said, or what to do about it. */
export function failureToast(title: string, error: unknown): void {
  toast({
    title,
    description: serverMessageOr(error, 'Please check your connection and try again.'),
    variant: 'destructive',
  });
}
