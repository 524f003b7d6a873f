import { expect, it } from 'vitest';
import { keepFirstAnswers } from './first-answers.ts';
import { onlyQuery } from './only-query.ts';
import { createQueryClient } from './query-client.ts';

it('finds the query of an address, also where the page brought its answer, and no other', async () => {
  const queryClient = createQueryClient();
  keepFirstAnswers(queryClient, { '/api/groups/7': { name: 'Kitchen' } });
  queryClient.setQueryData(['/api/groups', '7', 'acts'], []);
  await queryClient.invalidateQueries(onlyQuery({ queryKey: ['/api/groups', '7'] }));
  const isOut = (queryKey: string[]) => queryClient.getQueryState(queryKey)?.isInvalidated;
  expect([isOut(['/api/groups/7']), isOut(['/api/groups/7/acts'])]).toEqual([true, false]);
});
