/** Moves the focus to a form's field by its name, so that the one to mend is under the cursor. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  if (name !== undefined) form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
