/**
 * How much a search has found, for those who do not see it: '3 entries found'.
 * @param count of what is there, the first page alone where there are more
 */
export function foundWords(count: number, hasMore: boolean, one: string, many: string): string {
  if (count === 0) return `No ${many} found`;
  const words = `${count.toLocaleString('en-US')} ${count === 1 ? one : many} found`;
  return hasMore ? `More than ${words}` : words;
}
