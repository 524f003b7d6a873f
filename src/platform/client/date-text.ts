/** By their options, and made anew when the page is shown again: whoever travels may open it in another time zone. */
const formats = new Map<string, Intl.DateTimeFormat>();
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', () => formats.clear());

/**
 * A way of writing dates in British English, in the zone of this browser unless the options name one. Each is made once: a cheap phone takes
 * half a millisecond for it, and a long talk or a month of events writes hundreds of dates.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', options);
    formats.set(key, format);
  }
  return format;
}

/**
 * A moment as `options` say, such as '22 November'.
 * @param at UTC epoch milliseconds
 * @returns nothing for what is no moment, such as a date that is being typed
 */
export function dateText(at: number | Date, options: Intl.DateTimeFormatOptions): string {
  return Number.isNaN(Number(at)) ? '' : dateFormat(options).format(at);
}

/** The zone of this browser. */
export function ownZone(): string {
  return dateFormat({}).resolvedOptions().timeZone;
}
