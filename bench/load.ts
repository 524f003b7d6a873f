import autocannon from 'autocannon';

export interface Load {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p99: number;
  /** Answers that were not 2xx; anything but 0 makes the figure worthless. */
  failures: number;
}

/**
 * Twenty connections for a few seconds, from this process. The seconds before are not counted: neither the first runs of
 * code that has yet to be compiled, nor what a server still does after its start.
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
