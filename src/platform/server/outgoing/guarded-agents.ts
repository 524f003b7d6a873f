import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** What the server may reach when a visitor has chosen the address. */
export interface OutgoingNetwork {
  /** Every address of a name. */
  resolve(hostname: string): Promise<LookupAddress[]>;
  mayReach(address: string, port: number): boolean;
}

/** The ports of web servers. Visitors must not reach other services through this server. */
const WEB_PORTS = new Set([80, 443, 8080, 8443]);

export const publicInternet: OutgoingNetwork = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  mayReach: (address, port) => WEB_PORTS.has(port) && isPublicAddress(address),
};

/** The address, or every address of the name, is one that must not be reached. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

export interface GuardedAgents {
  http: http.Agent;
  https: https.Agent;
}

/**
 * Agents that connect only to what `network` allows. The connection itself resolves the name, once, so that the
 * address that was checked is the one that is used: a redirect or a name that changes its address between two lookups
 * cannot avoid the check.
 */
export function guardedAgents(network: OutgoingNetwork): GuardedAgents {
  class HttpAgent extends http.Agent {
    override createConnection(...[options, callback]: ConnectArguments) {
      return guard(options, callback, network) ? super.createConnection(options, callback) : undefined;
    }
  }
  class HttpsAgent extends https.Agent {
    override createConnection(...[options, callback]: ConnectArguments) {
      return guard(options, callback, network) ? super.createConnection(options, callback) : undefined;
    }
  }
  return { http: new HttpAgent(), https: new HttpsAgent() };
}

type ConnectArguments = Parameters<http.Agent['createConnection']>;

/**
 * Puts the lookup that checks into `options`. An address in numbers is never looked up, so it is checked here: false,
 * and an error for `callback`, when it is forbidden.
 */
function guard(
  options: ConnectArguments[0],
  callback: ConnectArguments[1],
  network: OutgoingNetwork,
): boolean {
  const host = (options.host ?? '').replace(/^\[|\]$/g, '');
  const port = Number(options.port);
  const isWrittenOut = isIP(host) !== 0;
  if (options.socketPath || host === '' || (isWrittenOut && !network.mayReach(host, port))) {
    callback?.(new ForbiddenAddress(host), undefined as never);
    return false;
  }
  options.lookup = guardedLookup(network, port);
  return true;
}

function guardedLookup(network: OutgoingNetwork, port: number): LookupFunction {
  return (hostname, options, callback) => {
    network.resolve(hostname).then(
      (found) => {
        const family = options.family === 'IPv4' ? 4 : options.family === 'IPv6' ? 6 : (options.family ?? 0);
        const allowed = found.filter(
          (one) => (family === 0 || one.family === family) && network.mayReach(one.address, port),
        );
        const [first] = allowed;
        if (!first) callback(new ForbiddenAddress(hostname), []);
        else if (options.all) callback(null, allowed);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}
