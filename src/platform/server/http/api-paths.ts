/** Whether an address belongs to programs and never to a page: the calls of the specification, section 7. */
export function isApi(url: string): boolean {
  return /^\/(api|s3|companion)\//.test(url);
}
