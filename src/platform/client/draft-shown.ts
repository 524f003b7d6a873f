let isShown = false;

/** A draft that this browser had kept stands now in the page. It is asked as a rendered page, which was without it, is taken over. */
export function noteDraftShown(): void {
  isShown = true;
}

/** Whether that has happened to this page. */
export function wasDraftShown(): boolean {
  return isShown;
}
