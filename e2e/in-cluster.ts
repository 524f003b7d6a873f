import { readFileSync } from 'node:fs';
import { setTimeout as pass } from 'node:timers/promises';
import type { APIResponse } from '@playwright/test';
import type { RealServer } from '../test-support/start-real-server.ts';

/** `npm run test:cluster` has several servers behind one address, whose processes are killed meanwhile. */
export function clusterOfRun(): Pick<RealServer, 'url' | 'output'> | null {
  const { CLUSTER_URL: url, CLUSTER_LOG: log } = process.env;
  return url && log ? { url, output: () => readFileSync(log, 'utf8') } : null;
}

export const isInCluster = process.env.CLUSTER_URL !== undefined;

/** The answer to what a journey asks by itself; one that was lost with a process is asked for again, as browsers do. */
export async function answered(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (isInCluster) return null;
      throw error;
    });
    if (answer !== null && !(isInCluster && [502, 503, 504].includes(answer.status()))) return answer;
    await pass(200);
  }
}

/** What a browser's console says of an answer that was lost with a process, and asked for again. */
export const LOST_WITH_A_PROCESS = isInCluster
  ? [
      /status of 50[234]/,
      /net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|CONNECTION_CLOSED|INCOMPLETE_CHUNKED_ENCODING)/,
    ]
  : [];
