/** Whether somebody has asked their browser to spare data, or is on one of the slowest lines. Not every browser says so. */
export function sparesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false);
}
