/** '/bible/JHN/3/16' for 'JHN.3.16', '/bible/JHN/3' for 'JHN.3'. */
export function versePath(id: string): string {
  return `/bible/${id.replaceAll('.', '/')}`;
}
