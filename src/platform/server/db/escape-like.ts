/** A word for `like '%…%' escape '!'`, in which nothing stands for other letters. */
export function escapeLike(word: string): string {
  return word.replace(/[!%_]/g, '!$&');
}
