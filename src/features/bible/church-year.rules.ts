/**
 * Easter Sunday of the Gregorian calendar.
 * Source: 'To find Easter', Nature 13 (20 April 1876), p. 487; with its names: `a` is the place in the moon's cycle of 19
 * years, `h` the days from 21 March to the full moon, `l` those from there to Sunday.
 */
export function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const marchDays = h + l - 7 * m + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(marchDays / 31), day: (marchDays % 31) + 1 });
}

/** The first Sunday of Advent: the fourth before Christmas Day, whatever day that is. */
export function adventSunday(year: number): Temporal.PlainDate {
  const christmas = Temporal.PlainDate.from({ year, month: 12, day: 25 });
  return christmas.subtract({ days: christmas.dayOfWeek + 21 });
}
