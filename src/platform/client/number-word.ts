const SMALL = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** A number at the beginning of a sentence: 'Eleven', '13', '1,204'. */
export function numberWord(count: number): string {
  return SMALL[count] ?? count.toLocaleString('en-US');
}
