/** One line of the table: what was measured, and the value that it should reach. */
export interface Row {
  what: string;
  measured: string;
  target: string;
  ok: boolean;
}

export function printReport(rows: Row[]): void {
  const widths = (['what', 'measured', 'target'] as const).map((key) =>
    Math.max(...rows.map((row) => row[key].length)),
  );
  for (const row of rows) {
    const [what = 0, measured = 0, target = 0] = widths;
    console.log(
      `${row.what.padEnd(what)}  ${row.measured.padStart(measured)}  ${row.target.padEnd(target)}  ${row.ok ? 'reached' : 'NOT REACHED'}`,
    );
  }
}

/** A line that shows `rate` as a share of `base`, with both figures. */
export function ratioRow(
  what: string,
  rate: number,
  base: { rate: number; name: string },
  atLeast: number,
): Row {
  const ratio = rate / base.rate;
  return {
    what,
    measured: `${Math.round(rate).toLocaleString('en-US')}/s = ${ratio.toFixed(2)} × ${base.name}`,
    target: `≥ ${atLeast.toFixed(2)} ×`,
    ok: ratio >= atLeast,
  };
}
