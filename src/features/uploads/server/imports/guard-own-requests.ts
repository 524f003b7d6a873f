import http from 'node:http';
import https from 'node:https';
import { guardedAgents, type OutgoingNetwork } from '#platform/server/outgoing/guarded-agents.ts';

/**
 * Companion asks the clouds through Node's global agents, and follows their redirects wherever they lead. From now on
 * those agents reach only what `network` allows, and this server itself, to which Companion sends. Everything else here
 * that opens connections (mail, S3, sign-in, the database) does so through means of its own.
 */
export function guardOwnRequests(network: OutgoingNetwork, receivingUrl: string): void {
  const own = new URL(receivingUrl);
  const agents = guardedAgents({
    ...network,
    mayReach: (address, port) =>
      network.mayReach(address, port) ||
      (address === own.hostname.replace(/^\[|\]$/g, '') && port === Number(own.port)),
  });
  http.globalAgent = agents.http;
  https.globalAgent = agents.https;
}
