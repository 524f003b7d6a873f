import { toast } from '#ui/toast-store.ts';
import type { FormProblem } from '../account-forms.rules.ts';

/** Why a form was not sent (spec, section 5). What was typed stays. */
export function problemToast({ title, description }: FormProblem<string>): void {
  toast({ title, description, variant: 'destructive' });
}
