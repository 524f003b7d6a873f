import { toast } from '#ui/toast-store.ts';

/** Said as a dialog is closed that has changes in it: nothing of them is lost. */
export function sayChangesKept(): void {
  toast({ title: 'Your changes are kept', description: 'They are here when you change it again.' });
}
