/**
 * The name of a cookie that only this server may set: behind https it begins with `__Host-`, and a browser then takes it
 * from this very host alone, by https and for all paths. Without it a neighbouring host (`blog.example.org`) could
 * plant one here. Such a cookie has `Path=/`, `Secure`, and no `Domain`.
 */
export function hostCookieName(publicUrl: string, name: string): string {
  return `${publicUrl.startsWith('https:') ? '__Host-' : ''}${name}`;
}
