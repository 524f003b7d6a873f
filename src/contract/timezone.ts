/** Whether this runtime knows the IANA time zone: 'Europe/Rome'. An offset such as '+02:00' is none. */
export function isTimezone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
