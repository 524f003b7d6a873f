/** Stands for the host that an address does not name, while it is read: `URL` takes none with a user and without a host. */
const NO_HOST = 'no-host';

/** The password in an address of PostgreSQL; null: it names none. A % that begins no code stands for itself, as the server reads it. */
export function passwordIn(url: string): string | null {
  const { password } = parsed(url);
  if (password === '') return null;
  return /%(?![0-9a-f]{2})/i.test(password) ? password : decodeURIComponent(password);
}

/** The same address with this for its password, as it stands in addresses; an empty one takes it out. */
export function withPassword(url: string, password: string): string {
  const address = parsed(url);
  address.password = password;
  return URL.canParse(url) ? address.href : address.href.replace(`${NO_HOST}/`, '/');
}

/** Where a socket of this machine is meant (`postgres://lampstand@/lampstand?host=/run/postgresql`), the host is absent. */
function parsed(url: string): URL {
  return URL.parse(url) ?? new URL(url.replace('@/', `@${NO_HOST}/`));
}
