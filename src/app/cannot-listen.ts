import { ConfigError } from '#platform/server/config.ts';

/** Where a server was to listen, and the two settings that say so. */
interface Place {
  port: number;
  host: string;
  settings: { port: string; host: string };
}

/** Why a port could not be opened, in one line that names the setting; any other error as it is. */
export function cannotListen(error: unknown, { port, host, settings }: Place): unknown {
  const { code } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigError(
        `${settings.port}: ${port} is taken on ${host}. Stop what listens there (is Lampstand running already?), or choose another port.`,
      );
    case 'EACCES':
      return new ConfigError(
        `${settings.port}: this user may not listen on ${port}. Choose a port from 1024 on, and put a proxy in front.`,
      );
    // Not of this machine; no such name; the name service does not answer; no such kind of address here.
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return new ConfigError(
        `${settings.host}: ${host} is no address of this machine (${code}). 127.0.0.1 is this machine alone, 0.0.0.0 is all of its interfaces by IPv4, :: by IPv6 and IPv4.`,
      );
    default:
      return error;
  }
}
