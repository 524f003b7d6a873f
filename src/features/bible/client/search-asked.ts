let isAsked = false;

/** The Bible Reader opens next, with the cursor where one searches. */
export function askForSearch(): void {
  isAsked = true;
}

/** Whether that was asked for, once. */
export function takeSearchAsked(): boolean {
  const was = isAsked;
  isAsked = false;
  return was;
}
