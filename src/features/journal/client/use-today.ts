import { useQuery } from '@tanstack/react-query';
import { useDayEnd } from '#platform/client/use-day-end.ts';
import { todayQuery } from './today-query.ts';

/**
 * What the next entries would earn, and the prompt of the day, in a page that may stay open overnight; undefined until it is there. However
 * many ask, a new day is fetched once.
 */
export function useToday() {
  const { data: today, refetch } = useQuery(todayQuery);
  useDayEnd(today?.endsAt, () => void refetch({ cancelRefetch: false }));
  return today;
}
