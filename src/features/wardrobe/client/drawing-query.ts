import { queryOptions } from '@tanstack/react-query';
import { apiText } from '#platform/client/api-client.ts';

/** The text of one of our drawings, such as '/art/chests/clay-jar-opened.svg'. */
export function drawingQuery(path: string) {
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => (await apiText('GET', path, { signal })).text,
  });
}
