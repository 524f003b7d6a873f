let isShown = false;

/** A draft that this browser had kept stands now in a page that was rendered without it. */
export function noteDraftShown(): void {
  isShown = true;
}

/** Whether that has happened to this page. */
export function wasDraftShown(): boolean {
  return isShown;
}
