/** 'Still Waters, Jordan and Lapis' */
export function namesOf(things: readonly { name: string }[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction', style: 'long' })
    .format(things.map(({ name }) => name))
    .replace(', and ', ' and ');
}
