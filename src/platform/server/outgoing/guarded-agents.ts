import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** What the server may reach when somebody outside says where to. */
export interface OutgoingNetwork {
  /** Every address of a name. */
  resolve(hostname: string): Promise<LookupAddress[]>;
  mayReach(address: string, port: number): boolean;
}

/** Where web servers are; whatever else listens on a public address is none of a visitor's business. */
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
 * Agents that connect to nothing but what `network` allows. The name is resolved once, by the connection itself, so
 * that the address that was checked is the one that is connected to: neither a redirect nor a name that changes its
 * address between two questions comes past it.
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

/** Puts the checking lookup into `options`; false, and told, for an address written out: those are never looked up. */
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
