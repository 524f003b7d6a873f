import type { CallInput, Endpoint } from '#contract/define-endpoint.ts';
import { endpointUrl } from '#contract/endpoint-url.ts';

/** The path that a query key stands for: its segments joined with slashes (docs/product.md, Data loading). */
export function pathOfKey(queryKey: readonly unknown[]): string {
  return queryKey.join('/');
}

/**
 * The query key of a GET: its address, with a segment of its own for each path parameter. `['/api/wallpapers', 'sinai']`
 * is `/api/wallpapers/sinai`. Keys that join to the same address are the same key (`createQueryClient`).
 */
export function keyOf<E extends Endpoint>(endpoint: E, input: CallInput<E>): readonly string[] {
  const { params = {}, query } = input as Record<string, Record<string, unknown> | undefined>;
  const segments = endpoint.path.split(/\/(?=:)|(?<=:\w+)\//).map((segment) => endpointUrl(segment, params));
  const last = segments.length - 1;
  segments[last] = endpointUrl(segments[last] as string, {}, query);
  return segments;
}

/** The part of an endpoint's input that its address contains, as text. */
export interface AddressedInput {
  params: Record<string, string>;
  query: Record<string, string>;
}

/** The parameters and the query of an address, if it is one of this endpoint; else null. */
export function inputOfPath(endpoint: Pick<Endpoint, 'path'>, address: string): AddressedInput | null {
  const [path = '', search] = address.split('?');
  const pattern = endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}$`).exec(path);
  if (found === null) return null;
  const params = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
  return { params: Object.fromEntries(params), query: Object.fromEntries(new URLSearchParams(search)) };
}
