/** Every path that the client has a screen for (spec, section 2); anything else is answered with status 404. */
const CLIENT_PATHS = [
  /^\/$/,
  /^\/(signin|register|forgot-password|reset-password|verify-email)$/,
  /^\/(journal|wallpapers|settings|community|prayers)(\/[^/]+)*$/,
  /^\/bible(\/[^/]+){0,3}$/,
];

export function isClientPath(pathname: string): boolean {
  return CLIENT_PATHS.some((pattern) => pattern.test(pathname));
}
