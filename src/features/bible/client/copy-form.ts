import { COPY_FORMS, type CopyForm } from './copied-text.ts';

const KEY = 'lampstand:copy-as';

/** The form in which this browser's reader copies verses: a quotation, until another is chosen. */
export function copyForm(): CopyForm {
  try {
    const kept = window.localStorage.getItem(KEY);
    return COPY_FORMS.find((form) => form === kept) ?? 'quotation';
  } catch {
    return 'quotation';
  }
}

/** Chooses it for from now on; where the browser has no store, for nothing. */
export function keepCopyForm(form: CopyForm): void {
  try {
    window.localStorage.setItem(KEY, form);
  } catch {
    // Without a store each copy is a quotation.
  }
}
