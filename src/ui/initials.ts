const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** 'Alice Moreau' is 'AM'. Whole characters as a reader sees them, so that an accent or an emoji is not cut. */
export function initialsOf(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) => segmenter.segment(name.trim())[Symbol.iterator]().next().value?.segment ?? '')
    .join('')
    .toLocaleUpperCase('en');
}
