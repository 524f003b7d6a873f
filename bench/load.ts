import autocannon from 'autocannon';

export interface Load {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p99: number;
  /** Answers whose status was not 2xx. If there is one, the figure means nothing. */
  failures: number;
}

const CONNECTIONS = 20;

/**
 * Loads an address with twenty connections for a few seconds, from this process. The first seconds are not counted:
 * code is slow before it is compiled, and a server may still be busy with its start.
 */
export async function load(url: string, options: Partial<autocannon.Options> = {}): Promise<Load> {
  await loadOnce(url, { duration: 3, ...options });
  return loadOnce(url, { duration: 5, ...options });
}

/** The same without such seconds: for what is measured again and again. */
export async function loadOnce(url: string, options: Partial<autocannon.Options>): Promise<Load> {
  const result = await autocannon({ url, connections: CONNECTIONS, ...options });
  return {
    rate: result.requests.average,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
