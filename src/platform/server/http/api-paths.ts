/** Whether an address is for programs and never for a page (docs/product.md, Calls). */
export function isApi(url: string): boolean {
  return /^\/(api|s3|companion)\//.test(url);
}
