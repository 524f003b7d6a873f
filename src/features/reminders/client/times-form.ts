/** The times of a week as they are typed. Each list goes from Monday to Sunday. */
export interface TimesForm {
  days: boolean[];
  /** One time for all chosen days, while `isEach` is false. */
  time: string;
  isEach: boolean;
  each: string[];
}

const MORNING = '06:30';

export function toForm(times: readonly (string | null)[]): TimesForm {
  const chosen = times.filter((time) => time !== null);
  const time = chosen[0] ?? MORNING;
  return {
    days: times.map((one) => one !== null),
    time,
    isEach: chosen.some((one) => one !== time),
    each: times.map((one) => one ?? time),
  };
}

/** What is to be saved; null while a time is not whole, or no day is chosen. */
export function fromForm({ days, time, isEach, each }: TimesForm): (string | null)[] | null {
  const times = days.map((isChosen, i) => (isChosen ? (isEach ? each[i]! : time) : null));
  const isWhole = times.some((one) => one !== null) && !times.includes('');
  return isWhole ? times : null;
}
