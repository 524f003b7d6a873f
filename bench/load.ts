import autocannon from 'autocannon';

export interface Load {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p99: number;
  /** Answers whose status was not 2xx. If there is one, the figure means nothing. */
  failures: number;
}

/**
 * Loads an address with twenty connections for a few seconds, from this process. The first seconds are not counted:
 * code is slow before it is compiled, and a server may still be busy with its start.
 */
export async function load(url: string, options: Partial<autocannon.Options> = {}): Promise<Load> {
  await autocannon({ url, connections: 20, duration: 3, ...options });
  const result = await autocannon({ url, connections: 20, duration: 5, ...options });
  return {
    rate: result.requests.average,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
