/** Focuses the first field of a form whose name is among those that something is wrong with. */
export function focusFirst(form: HTMLFormElement | null, problems: object): void {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  fields.find(({ name }) => name !== '' && name in problems)?.focus();
}
